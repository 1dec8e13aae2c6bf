import type { Page } from "playwright-core";

/** Waits until the page has done what it was just given to do, where nothing is to be seen of that: for several idle moments, in frames of their own. */
export async function passIdleMoments(page: Page): Promise<void> {
  for (let moments = 0; moments < 6; moments += 1)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 }))),
    );
}
