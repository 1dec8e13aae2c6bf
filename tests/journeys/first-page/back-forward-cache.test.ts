import type { Page } from "playwright-core";
import { expect } from "vitest";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** Records, as a page uses it, what keeps browsers from keeping a page whole for Back and Forward (HTML Standard, "Non-restored reasons"). */
function recordObstacles(): void {
  const found: string[] = [];
  Reflect.set(globalThis, "obstacles", found);
  const watch = (owner: object, name: string, handler: (given: readonly unknown[]) => string | null): void => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== "function") return;
    const note = (given: readonly unknown[]): void => {
      const obstacle = handler(given);
      if (obstacle !== null) found.push(obstacle);
    };
    const recorded = new Proxy(original, {
      apply: (target, self, given) => {
        note(given);
        const result: unknown = Reflect.apply(target, self, given);
        return result;
      },
      construct: (target, given) => {
        note(given);
        return Object(Reflect.construct(target, given));
      },
    });
    Reflect.set(owner, name, recorded);
  };
  watch(EventTarget.prototype, "addEventListener", ([type]) =>
    type === "unload" || type === "beforeunload" ? type : null,
  );
  watch(LockManager.prototype, "request", () => "lock");
  for (const name of ["WebSocket", "BroadcastChannel", "RTCPeerConnection", "SharedWorker"])
    watch(globalThis, name, () => name);
}

journey("nothing keeps a browser from keeping a page whole for Back and Forward", async ({ page, open }) => {
  await page.addInitScript(recordObstacles);
  for (const path of ["/", "/article/what-the-udrp-decides", "/search?q=dns", "/contact", "/faq"]) {
    const response = await page.request.get(path);
    expect([path, response.headers()["cache-control"]]).not.toEqual([path, expect.stringContaining("no-store")]);
    await open(path);
    await hydrated(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Reflect.get(window, "obstacles"))).toEqual([]);
  }
});

/** Has the page meet what it meets when the browser keeps it, and shows it again as it was left. */
async function restore(page: Page, meanwhile: () => void): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await page.evaluate(meanwhile);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

journey("a page that is shown again as it was left has the theme that was chosen meanwhile", async ({ page }) => {
  await page.goto("/faq");
  await idleRuns(page);
  await restore(page, () => localStorage.setItem("theme", "dark"));
  const button = page.getByRole("button", { name: /^Theme/ });
  await expect.poll(() => button.getAttribute("aria-label")).toBe("Theme: dark");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await restore(page, () => localStorage.removeItem("theme"));
  await expect.poll(() => button.getAttribute("aria-label")).toBe("Theme: system");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(undefined);
});

journey("a page that is shown again as it was left restores positions itself, as before", async ({ page, open }) => {
  await open("/faq");
  const restoration = (): Promise<string> => page.evaluate(() => history.scrollRestoration);
  await expect.poll(restoration).toBe("manual");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await restoration()).toBe("auto");
  await restore(page, () => undefined);
  expect(await restoration()).toBe("manual");
});
