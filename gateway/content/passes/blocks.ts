import type { ElementIndex } from "./elements.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/**
 * Marks the blocks of our dialect: details, definitions, steps, cards, badges. `data-rich` names what only some texts have: a page with one gets the
 * style and the script of such blocks (`client/dom/rich`).
 */
export function markBlocks(elements: ElementIndex, marks: Marks): void {
  for (const details of elements.named("details")) markRich(details, "data-details", "");
  for (const list of elements.named("dl")) markRich(list, "data-definitions", "");
  for (const block of elements.named("div")) {
    if (hadClass(marks, block, "steps")) markRich(block, "data-steps", "");
    if (hadClass(marks, block, "cards")) markRich(block, "data-cards", "");
  }
  for (const span of elements.named("span"))
    if (hadClass(marks, span, "badge")) markRich(span, "data-badge", badgeKindOf(span, marks));
}

/** Gives an element one of our attributes, and says that its page needs the style of rich texts. */
export function markRich(element: Element, name: `data-${string}`, value: string): void {
  element.setAttribute(name, value);
  element.setAttribute("data-rich", "");
}

const badgeKinds = ["info", "success", "warning", "danger"] as const;

function badgeKindOf(badge: Element, marks: Marks): string {
  return badgeKinds.find((kind) => hadClass(marks, badge, `badge-${kind}`)) ?? "";
}
