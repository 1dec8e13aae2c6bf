/** Puts every table into a region that scrolls by itself, can be reached by keyboard and has a name. */
export const markTables = (elements: readonly Element[]): void => {
  let heading: Element | null = null;
  for (const element of elements) {
    if (isHeading(element)) heading = element;
    if (element.localName !== "table" || element.parentElement?.closest("table")) continue;
    const region = element.ownerDocument.createElement("div");
    region.setAttribute("data-table", "");
    region.setAttribute("tabindex", "0");
    region.setAttribute("role", "region");
    region.setAttribute("aria-label", labelOf(element, textOf(heading)));
    element.replaceWith(region);
    region.append(element);
  }
};

const longestLabel = 120;

const isHeading = ({ localName }: Element): boolean => /^h[1-6]$/u.test(localName);

const labelOf = (table: Element, heading: string): string => {
  const caption = textOf(Array.from(table.children).find(({ nodeName }) => nodeName === "CAPTION") ?? null);
  if (caption !== "") return caption.slice(0, longestLabel).toWellFormed();
  return heading === "" ? "Table" : `Table: ${heading}`.slice(0, longestLabel).toWellFormed();
};

const textOf = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
