import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A visit with the service worker, which other journeys do without. */
export const withWorker = { context: { serviceWorkers: "allow" } } as const;

/** Waits until the page of a path is stored on the device. */
export async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (address) => (await caches.match(new URL(address, location.href).href)) !== undefined, path),
    )
    .toBe(true);
}
