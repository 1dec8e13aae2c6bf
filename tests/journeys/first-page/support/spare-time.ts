import type { Page } from "playwright-core";

/** What a machine has to spare: nothing; idle moments, but a slow processor; both. */
export type SpareTime = "none" | "slow" | "quick";

/** Has a page meet such a machine, whatever this one is. Call it before the page is opened. */
export async function setSpareTime(page: Page, spare: SpareTime): Promise<void> {
  await page.addInitScript((kind) => {
    let ms = 0;
    window.requestIdleCallback = (act) =>
      window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => (kind === "none" ? 0 : 50) }));
    // Work that is timed takes no time on the quick machine, and 10 ms on the slow one.
    if (kind !== "none") performance.now = () => (kind === "quick" ? 0 : (ms += 10));
  }, spare);
}
