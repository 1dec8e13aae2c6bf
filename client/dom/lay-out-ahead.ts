const laidOut = "data-laid-out";

/**
 * Shows an element, and while it is shown lays out each element that is rendered ahead behind it, hidden (data/rendered-ahead.tsx), in an idle moment
 * after its content is there: when that is shown, it is only painted. Where browsers know no `content-visibility`, it is laid out then. A React ref:
 * returns a function that stops it.
 */
export function layOutNext(shown: HTMLElement | null): () => void {
  if (shown) endLayOutAhead(shown);
  const parent = shown?.parentElement;
  if (!parent || !CSS.supports("content-visibility", "hidden") || !("requestIdleCallback" in globalThis))
    return () => undefined;
  let request = 0;
  const attend = (): void => {
    cancelIdleCallback(request);
    const next = shown.nextElementSibling;
    if (next instanceof HTMLElement && isHiddenAhead(next)) request = requestIdleCallback(() => layOut(next));
  };
  const observer = new MutationObserver(attend);
  observer.observe(parent, { childList: true });
  attend();
  return () => {
    observer.disconnect();
    cancelIdleCallback(request);
  };
}

/** Makes an element visible as far as `layOutNext` hides it. */
export function endLayOutAhead(element: HTMLElement): void {
  for (const part of element.children) part.removeAttribute(laidOut);
}

function isHiddenAhead(element: HTMLElement): boolean {
  return "ahead" in element.dataset && element.style.display === "none";
}

/** React hides it by `display: none`, with which it has no layout; `[data-laid-out]` (styles/base/page.css) hides it in another way. */
function layOut(element: HTMLElement): void {
  if (!isHiddenAhead(element)) return;
  // On the parts themselves: at a rule about the children of what has it, everything in them would be styled again when it goes.
  for (const part of element.children) part.setAttribute(laidOut, "");
  element.style.removeProperty("display");
  element.querySelector("h1")?.getBoundingClientRect();
}
