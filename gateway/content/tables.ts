import { elementsOf } from "./elements.ts";

/** Puts every table into a region that scrolls by itself, can be reached by keyboard and has a name. */
export const markTables = (root: HTMLElement): void => {
  let heading = "";
  for (const element of elementsOf(root, "*")) {
    if (/^H[1-6]$/u.test(element.nodeName)) heading = textOf(element);
    if (element.nodeName !== "TABLE" || element.parentElement?.closest("table")) continue;
    const region = element.ownerDocument.createElement("div");
    region.setAttribute("data-table", "");
    region.setAttribute("tabindex", "0");
    region.setAttribute("role", "region");
    region.setAttribute("aria-label", labelOf(element, heading));
    element.replaceWith(region);
    region.append(element);
  }
};

const longestLabel = 120;

const labelOf = (table: Element, heading: string): string => {
  const caption = textOf(Array.from(table.children).find(({ nodeName }) => nodeName === "CAPTION") ?? null);
  if (caption !== "") return caption.slice(0, longestLabel).toWellFormed();
  return heading === "" ? "Table" : `Table: ${heading}`.slice(0, longestLabel).toWellFormed();
};

const textOf = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
