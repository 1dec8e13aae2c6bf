import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { layoutShiftOf, withoutHeadingFace } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

/** Records all animations that start. Those driven by the visitor's scrolling do not count. */
function watchMotion(page: Page) {
  return page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, "seenMotion", seen);
    addEventListener(
      "transitionrun",
      ({ propertyName, target }) =>
        seen.push(`transition of ${propertyName} on ${target instanceof Element ? target.tagName : ""}`),
      true,
    );
    addEventListener(
      "animationstart",
      ({ animationName, target }) => {
        const isScrolled =
          target instanceof Element &&
          target.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline));
        if (!isScrolled) seen.push(`animation ${animationName}`);
      },
      true,
    );
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, "animate"), {
      apply: (animate, part: Element, given: readonly unknown[]) => {
        seen.push(`animation of ${part.tagName}: ${JSON.stringify(given)}`);
        return Reflect.apply(animate, part, given);
      },
    });
  });
}

/** For the page, each millisecond is this many: it believes itself on a quick machine, or on a slow one. */
function stretchTime(page: Page, factor: number) {
  return page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
  }, factor);
}

function motionSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, "seenMotion"));
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function focusedTag(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName);
}
const title = "What the UDRP decides, and what it does not";

journey(
  "a page reached by client-side navigation fades in once, by opacity only, with its heading focused, and nothing moves",
  async ({ page, open }) => {
    await withoutHeadingFace(page);
    await stretchTime(page, 0.01);
    await watchMotion(page);
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: title });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe(title);
    await expect.poll(() => focusedTag(page)).toBe("H1");
    const motion = await motionSeen(page);
    expect(motion.filter((what) => what.includes("MAIN"))).toEqual([
      'animation of MAIN: [{"opacity":[0,1]},{"duration":120,"easing":"ease-out"}]',
    ]);
    expect(
      motion.filter((what) => what.startsWith("transition") && !/transition of (?:opacity|transform) /.test(what)),
    ).toEqual([]);
    expect(await layoutShiftOf(page)).toBe(0);
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(async () => (await motionSeen(page)).filter((what) => what.includes("MAIN")).length).toBe(2);
  },
  { context: { reducedMotion: "no-preference" } },
);

journey(
  "a page that takes more than a moment to come does not fade in",
  async ({ page, open }) => {
    await stretchTime(page, 1_000);
    await watchMotion(page);
    await open("/");
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect.poll(() => heading(page).innerText()).toBe(title);
    await expect.poll(() => focusedTag(page)).toBe("H1");
    expect((await motionSeen(page)).filter((what) => what.includes("MAIN"))).toEqual([]);
  },
  { context: { reducedMotion: "no-preference" } },
);

/** The longest transition or single animation of any part of the page, in seconds. What shows that something is awaited goes on until it is there. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string): readonly number[] => list.split(",").map(Number.parseFloat);
    return Math.max(
      ...[...document.querySelectorAll("*")]
        .flatMap((part) => {
          const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(part);
          const isAwaiting = animationIterationCount === "infinite";
          return [...seconds(transitionDuration), ...(isAwaiting ? [] : seconds(animationDuration))];
        })
        .filter(Number.isFinite),
    );
  });
}

journey(
  "no motion of the home page is longer than a fifth of a second, that of its hero neither",
  async ({ page, open }) => {
    await open("/");
    expect(await longestMotion(page)).toBe(0.2);
  },
  { context: { reducedMotion: "no-preference" } },
);

journey(
  "another part or query of the same page does not fade in again",
  async ({ page, open }) => {
    await watchMotion(page);
    await open("/search?q=dns");
    await page.getByRole("main").getByRole("combobox", { name: "Search" }).fill("udrp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=udrp/);
    await page
      .getByRole("main")
      .getByText(/results for udrp/)
      .waitFor();
    expect((await motionSeen(page)).filter((what) => what.includes("MAIN"))).toEqual([]);
  },
  { context: { reducedMotion: "no-preference" } },
);

journey.onEveryScreen(
  "with reduced motion nothing is animated: pages, menus, cards, the search, notices",
  async ({ page, open, isPhone }) => {
    await watchMotion(page);
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: title });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe(title);
    await expect.poll(() => focusedTag(page)).toBe("H1");
    await page.getByRole("button", { name: /^Theme/ }).click();
    if (isPhone) {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("navigation", { name: "Menu" }).waitFor();
      await page.keyboard.press("Escape");
    }
    const term = page.locator(".prose a[href^='/glossary#']").first();
    await (isPhone ? term.tap() : term.hover());
    await page.locator("[role=note]:popover-open").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox", { name: "Search" }).fill("dns");
    await page.getByRole("dialog").getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("group", { name: "Was this useful?" })
      .getByRole("radio", { name: "5 stars", exact: true })
      .press("Space");
    await page.getByRole("listitem").filter({ hasText: "Thanks for your rating!" }).waitFor();
    expect(await motionSeen(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  },
);
