import type { Page } from "playwright-core";

/**
 * Waits until the code that comes to an open page in an idle moment (`client/kernel/idle/idle.ts`) attends to it: the first thing that it adds is the
 * notice, which is empty.
 */
export function idleRuns(page: Page): Promise<void> {
  return page.locator("body > [role=status]").waitFor({ state: "attached" });
}
