/** Equal to `--fast` in styles/tokens.css. */
const appearMs = 120;

/**
 * Fades in a page reached by client-side navigation, unless the visitor prefers reduced motion. Purely visual: the page is in
 * the DOM, focused and announced from the first moment. `document.startViewTransition` would delay it until a snapshot of the
 * previous page is taken, and so would `@view-transition` each whole load.
 */
export function fadeIn(part: Element | null): void {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    part?.animate({ opacity: [0, 1] }, { duration: appearMs, easing: "ease-out" });
}
