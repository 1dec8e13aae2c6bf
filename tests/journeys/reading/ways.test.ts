import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { violationsOf } from "../../support/browser/violations.ts";

const journey = prepareJourneys();

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function steps(page: Page) {
  return page.getByRole("navigation", { name: "Previous and next" });
}
async function stepTexts(page: Page): Promise<readonly string[]> {
  return (await steps(page).getByRole("link").allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, " "));
}
function outline(page: Page) {
  return page.getByRole("navigation", { name: "On this page" });
}

journey.onEveryScreen(
  "the outline is available on every screen: a column where there is room, else a bar that names the current section",
  async ({ page, open, isPhone }) => {
    await open("/article/choosing-a-ttl");
    const bar = page.getByRole("button", { name: /^On this page/ });
    expect(await bar.isVisible()).toBe(isPhone);
    expect(await outline(page).isVisible()).toBe(!isPhone);
    if (isPhone) {
      await bar.tap();
      await outline(page).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }
    await outline(page).getByRole("link", { name: "Values that work" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#values-that-work");
    expect(await outline(page).isVisible()).toBe(!isPhone);
    const target = page.getByRole("heading", { name: "Values that work" });
    const covered = isPhone ? 64 + 44 : 64;
    await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(covered);
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(covered + 80);
    if (isPhone) await expect.poll(() => bar.innerText()).toMatch(/Values that work/);
    else await expect.poll(() => outline(page).locator("[aria-current]").innerText()).toBe("Values that work");
  },
);

journey.onEveryScreen(
  "without scripts the bar opens the outline, and its links lead to the headings",
  async ({ page, isPhone }) => {
    await page.goto("/article/choosing-a-ttl");
    if (isPhone) await page.getByRole("button", { name: /^On this page/ }).tap();
    await outline(page).getByRole("link", { name: "Values that work" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#values-that-work");
  },
  { context: { javaScriptEnabled: false } },
);

journey("a heading links to itself, so its address can be copied", async ({ page, open, loads }) => {
  await open("/article/choosing-a-ttl");
  await page.getByRole("heading", { name: "Short is not free" }).getByRole("link").click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#short-is-not-free");
  expect(loads()).toBe(1);
});

journey(
  "the reading progress shows below the header, and is complete at the text's end",
  async ({ page, open }) => {
    await open("/article/choosing-a-ttl");
    const progress = (): Promise<number> =>
      page.evaluate(
        () =>
          new DOMMatrix(
            getComputedStyle(document.querySelector(".prose")?.parentElement ?? document.body, "::before").transform,
          ).a,
      );
    expect(await progress()).toBe(0);
    await page.evaluate(() => document.querySelector(".prose > :last-child")?.scrollIntoView({ block: "center" }));
    await expect.poll(progress).toBeGreaterThan(0.5);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(progress).toBe(1);
  },
  { context: { reducedMotion: "no-preference" } },
);

journey("with reduced motion there is no progress bar", async ({ page, open }) => {
  await open("/article/choosing-a-ttl");
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector(".prose")?.parentElement ?? document.body, "::before").content,
    ),
  ).toBe("none");
});

journey("a document links to the next and previous ones of its section", async ({ page, open, loads }) => {
  await open("/article/choosing-a-ttl");
  const first = await heading(page).innerText();
  await steps(page).getByRole("link", { name: /^Next/ }).click();
  await expect.poll(() => heading(page).innerText()).not.toBe(first);
  await expect.poll(async () => (await stepTexts(page))[0]).toBe(`Previous ${first}`);
  expect(new URL(page.url()).pathname).not.toMatch(/^\/docs\//);
  expect(loads()).toBe(1);
});

journey.onEveryScreen("guides follow one another in the order of their list", async ({ page, open, isPhone }) => {
  await open("/how-to/point-a-domain-at-your-site");
  if (isPhone) await page.getByRole("button", { name: "How-To Guide" }).tap();
  const listed = await page.getByRole("navigation", { name: "How-To Guide" }).getByRole("link").allInnerTexts();
  const at = listed.indexOf("Point a domain at your site with DNS records");
  expect(await stepTexts(page)).toEqual([`Previous ${listed[at - 1]}`, `Next ${listed[at + 1]}`]);
});

journey(
  "in the docs reader the next document is the next one in the tree, and opens in the reader",
  async ({ page, open }) => {
    await open("/docs/choosing-a-ttl");
    await steps(page).getByRole("link", { name: /^Next/ }).click();
    await page.waitForURL("**/docs/a-wildcard-answers-too-much");
    await expect.poll(() => heading(page).innerText()).toBe("A wildcard answers too much");
  },
);

journey("a printed document is only its text: no navigation, and no marks on its words", async ({ page, open }) => {
  await open("/article/choosing-a-ttl");
  await page.emulateMedia({ media: "print" });
  expect(
    await page.locator("main :is(button, nav:not([aria-label=Breadcrumb]))").filter({ visible: true }).count(),
  ).toBe(0);
  const decorations = await page
    .locator(".prose a[href*='#']")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(decorations)).toEqual(new Set(["none"]));
  expect(await heading(page).isVisible()).toBe(true);
});
