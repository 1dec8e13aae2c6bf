/** Equal to `--fast` in styles/tokens.css. */
const appearMs = 120;

/** Somebody who has waited longer for a page reads it at once, and a slow machine takes a twentieth longer to show what fades in. */
const soonMs = 50;

let departedAtMs = 0;

/** The page shown is about to be left for one that may fade in. */
export function noteDeparture(): void {
  departedAtMs = performance.now();
}

/**
 * Fades in a page reached by client-side navigation if it comes soon, unless the visitor prefers reduced motion. Purely visual:
 * the page is in the DOM, focused and announced from the first moment. `document.startViewTransition` would delay it until a
 * snapshot of the previous page is taken, and so would `@view-transition` each whole load.
 */
export function fadeIn(part: Element | null): void {
  if (performance.now() - departedAtMs <= soonMs && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    part?.animate({ opacity: [0, 1] }, { duration: appearMs, easing: "ease-out" });
}
