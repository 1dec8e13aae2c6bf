import { markRich } from "./blocks.ts";
import type { ElementIndex } from "./elements.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/**
 * Marks tabs: panels one below the other, each with its title. The script makes tabs of them (`client/dom/rich/tabs.ts`); `data-tabs` is the name by
 * which those of a page are synchronised.
 */
export function markTabs(elements: ElementIndex, marks: Marks): void {
  for (const tabs of elements.named("div")) {
    if (!hadClass(marks, tabs, "tabs")) continue;
    const panels = Array.from(tabs.children).filter((child) => hadClass(marks, child, "tab"));
    if (panels.length === 0) continue;
    markRich(tabs, "data-tabs", syncOf(tabs, marks));
    for (const panel of panels) {
      panel.setAttribute("data-tab", "");
      const title = Array.from(panel.children).find((child) => hadClass(marks, child, "tab-title"));
      title?.setAttribute("data-title", "");
    }
  }
}

const prefix = "tabs-sync-";

function syncOf(tabs: Element, marks: Marks): string {
  const name = marks.get(tabs)?.classes.find((one) => one.startsWith(prefix)) ?? "";
  return /^[\w-]{0,40}$/u.test(name.slice(prefix.length)) ? name.slice(prefix.length) : "";
}
