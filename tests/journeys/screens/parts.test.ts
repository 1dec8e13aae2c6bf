import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

journey("what stands beside a text begins where the header does", async ({ page }) => {
  for (const [address, panel] of [
    ["/docs/choosing-a-ttl", "#tree"],
    ["/how-to/point-a-domain-at-your-site", "#guides"],
    ["/api-reference", "#reference"],
  ] as const) {
    await page.goto(address);
    const [begins, brand] = await page.evaluate((selector) => {
      const side = document.querySelector(selector) ?? document.body;
      const words = document.createRange();
      words.selectNodeContents(document.createTreeWalker(side, NodeFilter.SHOW_TEXT, shown).nextNode() ?? side);
      return [words.getBoundingClientRect().left, document.querySelector("header a")?.getBoundingClientRect().left];
      function shown({ parentElement }: Node): number {
        return parentElement?.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      }
    }, panel);
    expect([address, begins]).toEqual([address, brand]);
  }
});

/** The links and menus of the header that are drawn as the current ones. */
function markedInHeader(page: Page): Promise<readonly string[]> {
  return page
    .locator("header nav[aria-label=Main] > :is(a, button)")
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry).webkitTextStrokeWidth !== "0px")
        .map(({ textContent }) => textContent),
    );
}

journey(
  "the header marks where you are: a list on its documents too, and a menu that has the page",
  async ({ page }) => {
    for (const [address, marked] of [
      ["/", ["Home"]],
      ["/articles", ["Articles"]],
      ["/article/choosing-a-ttl", ["Articles"]],
      ["/docs/choosing-a-ttl", ["Docs"]],
      ["/contact", []],
    ] as const) {
      await page.goto(address);
      expect([address, await markedInHeader(page)]).toEqual([address, marked]);
    }
  },
);

journey("a choice among results has the corners of a button", async ({ page }) => {
  await page.goto("/search?q=dns&type=article");
  const choice = page.getByRole("link", { name: "Without Article" });
  expect(await choice.evaluate((chip) => getComputedStyle(chip).borderTopLeftRadius)).toBe("10px");
});

journey("what is pressed in dense lists is 36 pixels high", async ({ page }) => {
  for (const [address, targets] of [
    ["/api-reference/query-documents", "#reference a"],
    ["/changelog", "main li p:first-child a, main aside a"],
    ["/article/choosing-a-ttl", "article header p a"],
    ["/articles", "main aside :is(a, summary)"],
    ["/faq", "main nav a"],
  ] as const) {
    await page.goto(address);
    const heights = await page
      .locator(targets)
      .filter({ visible: true })
      .evaluateAll((found) => found.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect([address, Math.min(...heights)]).toEqual([address, expect.toSatisfy((height) => height >= 36)]);
  }
});

journey.onPhone("no field makes a phone zoom in", async ({ page }) => {
  for (const address of ["/", "/articles", "/contact", "/faq"]) {
    await page.goto(address);
    const sizes = await page
      .locator("main :is(input, select, textarea)")
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect([address, Math.min(...sizes)]).toEqual([address, expect.toSatisfy((size) => size >= 16)]);
  }
});

journey("on paper no page has ways to go on", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const address of [
    "/article/choosing-a-ttl",
    "/articles?page=2",
    "/search?q=dns",
    "/news",
    "/faq",
    "/glossary",
  ]) {
    await page.goto(address);
    expect([address, await page.locator("nav, search, aside, footer").filter({ visible: true }).count()]).toEqual([
      address,
      0,
    ]);
  }
});

journey("the reference of the API is read like a document", async ({ page }) => {
  for (const address of ["/api-reference", "/api-reference/type-Document"])
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const [size, ...lines] = await page
        .locator("main article h2 ~ p")
        .evaluateAll((texts) => [
          ...new Set(
            texts
              .filter(({ dataset }) => dataset["facts"] === undefined)
              .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
          ),
          ...texts.map((text) => text.getBoundingClientRect().width),
        ]);
      expect([address, size]).toEqual([address, 17]);
      expect(Math.max(...lines)).toBeLessThanOrEqual(616);
    }
});
