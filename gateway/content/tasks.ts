import { elementsOf } from "./elements.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/** Marks the items of task lists: the character of their state (`sanitise.ts`) stands in place of a bullet. */
export const markTasks = (root: HTMLElement, marks: Marks): void => {
  for (const item of elementsOf(root, "li")) {
    if (hadClass(marks, item, "task-list-item")) item.setAttribute("data-task", "");
  }
};
