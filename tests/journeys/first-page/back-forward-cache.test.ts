import { expect } from "vitest";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** What keeps browsers from keeping a page whole for Back and Forward, recorded as a page uses it (HTML Standard, "Non-restored reasons"). */
function recordObstacles(): void {
  const found: string[] = [];
  Reflect.set(window, "obstacles", found);
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof add>): void {
    if (given[0] === "unload" || given[0] === "beforeunload") found.push(given[0]);
    add.apply(this, given);
  };
  const request = LockManager.prototype.request;
  LockManager.prototype.request = function (this: LockManager, ...given: unknown[]): Promise<unknown> {
    found.push("lock");
    return Promise.resolve(Reflect.apply(request, this, given));
  };
  for (const name of ["WebSocket", "BroadcastChannel", "RTCPeerConnection", "SharedWorker"]) {
    const original: unknown = Reflect.get(window, name);
    if (typeof original !== "function") continue;
    const recorded = new Proxy(original, {
      construct: (target, given) => {
        found.push(name);
        const made: unknown = Reflect.construct(target, given);
        return Object(made);
      },
    });
    Reflect.set(window, name, recorded);
  }
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
