/** Opens all `<details>` that hold an element, as the browser does for a fragment that it follows itself. */
export function openDetailsAround(element: Element): void {
  for (let details = detailsAround(element); details; details = detailsAround(details)) details.open = true;
}

function detailsAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest("details") ?? null;
}
