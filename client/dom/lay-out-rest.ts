/**
 * The parts that a page opening at its top omits from its first layout (styles/base/deferred-layout.css). Also matches siblings, which are
 * unaffected.
 */
const parts = "[data-far], .prose > *, footer";

/** How many elements are laid out per frame. Each part costs `partWeight` plus its number of elements. */
const elementsPerFrame = 60;
const partWeight = 10;

/** Lays out the parts omitted from the first layout, a few per frame: no long tasks, and nothing in view moves. */
export function layOutRest(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = (): void => {
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
  delete document.documentElement.dataset.top;
}

function opensAtTop(): boolean {
  return "top" in document.documentElement.dataset;
}
