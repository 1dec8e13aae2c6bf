/**
 * The parts that a page opening at its top omits from its first layout (styles/base/deferred-layout.css). Also matches siblings, which are
 * unaffected.
 */
const parts = "[data-far], .prose > *, footer";

/** How many elements are laid out per frame. Each part costs `partWeight` plus its number of elements. */
const elementsPerFrame = 60;
const partWeight = 10;

/** The page whose rest is laid out: navigation ends the work for the page before. */
let latest = 0;

/** Before the first layout of a page that opens at its top by navigation: omits what is far below, and lays it out after the first frame. */
export function layOutTopFirst(): void {
  document.documentElement.dataset.top = "";
  const own = ++latest;
  requestAnimationFrame(() => requestAnimationFrame(() => own === latest && layOutRest()));
}

/** Lays out the parts omitted from the first layout, a few per frame: no long tasks, and nothing in view moves. */
export function layOutRest(): void {
  const own = ++latest;
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = (): void => {
    if (own !== latest) return;
    if (waiting.length === 0 || !opensAtTop()) return layOutAll();
    for (let elements = 0; elements < elementsPerFrame;) {
      const part = waiting.shift();
      if (!part) break;
      part.dataset.near = "";
      elements += partWeight + part.getElementsByTagName("*").length;
    }
    requestAnimationFrame(next);
  };
  next();
}

/** Ends deferred layout: from now on positions are exact. */
export function layOutAll(): void {
  latest += 1;
  delete document.documentElement.dataset.top;
}

function opensAtTop(): boolean {
  return "top" in document.documentElement.dataset;
}
