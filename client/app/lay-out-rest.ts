/** The parts that a page opening at its top leaves out of its first layout (styles/base.css), and their neighbours, which do not mind. */
const parts = "[data-far], .prose > *, footer";

/** How many elements are laid out in one frame; a part without any weighs as much as `ofAPart`. */
const mostInFrame = 60;
const ofAPart = 10;

/** Lays out what the first layout left out, some in each frame: no task is long, and nothing in view moves. */
export const layOutRest = (): void => {
  const waiting = [...document.querySelectorAll<HTMLElement>(parts)];
  const next = (): void => {
    if (waiting.length === 0 || !opensAtTop()) return layOutAll();
    for (let elements = 0; elements < mostInFrame;) {
      const part = waiting.shift();
      if (!part) break;
      part.dataset.near = "";
      elements += ofAPart + part.getElementsByTagName("*").length;
    }
    requestAnimationFrame(next);
  };
  next();
};

/** From now on everything is laid out as it comes: positions are exact. */
export const layOutAll = (): void => {
  delete document.documentElement.dataset.top;
};

const opensAtTop = (): boolean => "top" in document.documentElement.dataset;
