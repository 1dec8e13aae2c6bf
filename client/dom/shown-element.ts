/** The first element of a selector that is shown: not one of the page that is rendered ahead, hidden (data/rendered-ahead.tsx). */
export function firstShown(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null;
}
