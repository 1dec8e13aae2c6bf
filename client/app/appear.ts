/** As long as `--fast` in styles/tokens.css. */
const appearMs = 120;

/**
 * Lets a page that was reached inside the application come in softly, unless the visitor wants less motion. Only what is drawn changes:
 * the page is there, focused and read aloud from the first moment. `document.startViewTransition` would hold it back until a
 * picture of the page before is taken; between whole loads, where nothing waits for it, the browser does that (styles/base.css).
 */
export const letAppear = (part: Element | null): void => {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    part?.animate({ opacity: [0, 1] }, { duration: appearMs, easing: "ease-out" });
};
