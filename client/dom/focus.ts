import { firstShown } from "./shown-element.ts";
import { tryUntilThere } from "./try-until-there.ts";

/**
 * Focuses the element that `find` returns as soon as it exists, unless the visitor acts first; until then focuses
 * `meanwhile`. Elements that are not focusable get `tabindex="-1"`. Returns a function that stops it.
 */
export function focusWhenThere(
  find: () => HTMLElement | null,
  meanwhile: HTMLElement | null = document.querySelector("main"),
): () => void {
  const stop = tryUntilThere(() => focus(find()));
  if (find() === null) focus(meanwhile);
  return stop;
}

/** The heading of the current page; null while it is loading. */
export function pageHeading(): HTMLElement | null {
  return firstShown("main h1:not([data-waiting])");
}

/** @returns whether it has the focus now */
function focus(target: HTMLElement | null): boolean {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target !== null && document.activeElement === target;
}
