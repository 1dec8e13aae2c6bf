import { expect } from "vitest";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { startTestSite } from "../../sites/start-sites.ts";
import { ar } from "../../../words/ar.ts";

const journey = prepareJourneys(() => startTestSite("arabic"));

journey.onEveryScreen(
  "an Arabic site is read from right to left, and no wider than its screen",
  async ({ page, open, isPhone }) => {
    for (const path of ["/", "/guides", "/guides/soil", "/search", "/about"]) {
      await open(path);
      await hydrated(page);
      const { brand, width, scrollWidth } = await page.evaluate(() => ({
        brand: document.querySelector("header a")?.getBoundingClientRect().left ?? 0,
        width: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect([path, scrollWidth]).toEqual([path, width]);
      const code = page.locator(".prose :is(pre, [data-code], code)");
      const directions = await code.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
      expect([path, new Set(directions)]).toEqual([path, new Set(path === "/guides/soil" ? ["ltr"] : [])]);
      expect(brand).toBeGreaterThan(isPhone ? 100 : 700);
    }
  },
);

journey("in Arabic the files for crawlers are read from left to right", async ({ page, open }) => {
  for (const address of ["/robots.txt", "/sitemap.xml"]) {
    await open("/guides/soil");
    await page.locator(`footer a[href="${address}"]`).click();
    // The page before stays until the file is there.
    await page.getByRole("heading", { level: 1, name: address.slice(1) }).waitFor({ state: "attached" });
    const file = page.locator("main :is(pre, details)").first();
    expect([address, await file.evaluate((one) => getComputedStyle(one).direction)]).toEqual([address, "ltr"]);
  }
});

journey(
  "in Arabic a table fades at its left end and code at its right one, and a note is closed beside its icon",
  async ({ page, open }) => {
    await open("/guides/soil");
    const masks = await page
      .locator(".prose :is([data-table], pre)")
      .evaluateAll((parts) =>
        parts.map((part) => [part.tagName, getComputedStyle(part).maskImage.match(/to \w+/)?.[0]]),
      );
    expect(masks).toEqual([
      ["PRE", "to right"],
      ["DIV", "to left"],
    ]);
    await page.locator("article form button").first().click();
    const toast = page.locator("[data-sonner-toast]");
    expect(await toast.getByRole("button").getAttribute("aria-label")).toBe(ar.document.close);
    expect(await page.locator("section[aria-live]").getAttribute("aria-label")).toContain(ar.layout.notifications);
    const [close, icon] = await Promise.all([
      toast.locator("[data-close-button]").boundingBox(),
      toast.locator("[data-icon]").boundingBox(),
    ]);
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThan(icon?.x ?? 0);
  },
);

journey.onPhone(
  "in Arabic the guides slide in from the right, where they are then",
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const starts: unknown[] = [];
      Reflect.set(globalThis, "slideStarts", starts);
      addEventListener("transitionrun", ({ target }) => {
        if (!(target instanceof HTMLElement) || target.id !== "guides") return;
        for (const { effect } of target.getAnimations())
          if (effect instanceof KeyframeEffect) starts.push(effect.getKeyframes()[0]?.transform ?? []);
      });
    });
    await open("/guides/soil");
    await page.locator("[popovertarget=guides]").first().tap();
    await page.locator("#guides:popover-open").waitFor();
    const starts = () => page.evaluate<readonly unknown[]>(() => Reflect.get(globalThis, "slideStarts").flat());
    await expect.poll(starts).toContain("translate(100%)");
    expect(await starts()).not.toContain("translate(-100%)");
  },
  { context: { reducedMotion: "no-preference" } },
);
