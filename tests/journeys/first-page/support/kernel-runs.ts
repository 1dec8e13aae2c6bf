import type { Page } from "playwright-core";
import { laidOut } from "../../../support/browser/layout-shift.ts";

/** Waits until the kernel attends to the page. */
export async function kernelRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-theme-button] button")?.getAttribute("title"));
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/kernel-")),
  );
  await laidOut(page);
}
