import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const stepMs = 50;

/** Stops the clock of an open page: what it does later by its timers waits until the test lets time pass. */
export async function stopPageClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in steps on a stopped clock until something is shown: at most one step has passed since. */
export async function runUntilShown(page: Page, target: Locator): Promise<void> {
  const isShownAfterStep = async (): Promise<boolean> => {
    await page.clock.runFor(stepMs);
    return target.isVisible();
  };
  await expect.poll(isShownAfterStep, { message: `shown: ${String(target)}` }).toBe(true);
}
