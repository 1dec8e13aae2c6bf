/** Wraps every outermost table in a region that scrolls by itself, can be reached by keyboard and has a name; marks the side of cells. */
export function markTables(elements: readonly Element[]): void {
  let heading: Element | null = null;
  for (const element of elements) {
    if (isHeading(element)) heading = element;
    keepAlignment(element);
    if (element.localName !== "table" || element.parentElement?.closest("table")) continue;
    const region = element.ownerDocument.createElement("div");
    region.setAttribute("data-table", "");
    region.setAttribute("tabindex", "0");
    region.setAttribute("role", "region");
    region.setAttribute("aria-label", labelOf(element, textOf(heading)));
    element.replaceWith(region);
    region.append(element);
  }
}

/** Of today's HTML, `align` is no attribute: cells keep it under a name of ours, and nothing else does. */
function keepAlignment(element: Element): void {
  const side = element.getAttribute("align");
  if (side === null) return;
  element.removeAttribute("align");
  if (element.localName === "td" || element.localName === "th") element.setAttribute("data-align", side.toLowerCase());
}

const longestLabel = 120;

function isHeading({ localName }: Element): boolean {
  return /^h[1-6]$/u.test(localName);
}

function labelOf(table: Element, heading: string): string {
  const caption = textOf(Array.from(table.children).find(({ nodeName }) => nodeName === "CAPTION") ?? null);
  if (caption !== "") return caption.slice(0, longestLabel).toWellFormed();
  return heading === "" ? "Table" : `Table: ${heading}`.slice(0, longestLabel).toWellFormed();
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
}
