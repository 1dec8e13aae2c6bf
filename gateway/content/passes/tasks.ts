import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/** Marks the items of task lists: the character of their state (`sanitise.ts`) replaces the bullet. */
export function markTasks(items: readonly Element[], marks: Marks): void {
  for (const item of items) {
    if (hadClass(marks, item, "task-list-item")) item.setAttribute("data-task", "");
  }
}
