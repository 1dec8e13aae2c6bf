import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** What is drawn before the words of a summary: a box with two borders, turned to the words or down. Null: no chevron. */
function chevronOf(summary: Locator): Promise<string | null> {
  return summary.evaluate((element) => {
    const { content, borderTopWidth, borderRightWidth, borderBottomWidth, transform } = getComputedStyle(
      element,
      "::before",
    );
    const isCorner = borderTopWidth === "0px" && borderRightWidth !== "0px" && borderBottomWidth !== "0px";
    if (content !== '""' || !isCorner || getComputedStyle(element).listStyleType !== "none") return null;
    const { a, b } = new DOMMatrix(transform);
    return `${Math.round((Math.atan2(b, a) * 180) / Math.PI)}°`;
  });
}

journey("what opens in a list has the same chevron everywhere, and it turns down", async ({ page, open }) => {
  for (const address of ["/api-reference/query-documents", "/docs/sitemap.xml"]) {
    await open(address);
    const summary = page.getByRole("main").locator("summary").first();
    expect([address, await chevronOf(summary)]).toEqual([address, "45°"]);
    await summary.click();
    expect([address, await chevronOf(summary)]).toEqual([address, "-45°"]);
  }
});

journey("of three ways to begin none stands alone in a part of its row", async ({ page, open }) => {
  await open("/");
  const section = page.getByRole("region", { name: "Start here" });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, last] = await Promise.all([
      section.getByRole("list").boundingBox(),
      section.getByRole("listitem").last().boundingBox(),
    ]);
    expect([width, Math.round((last?.x ?? 0) + (last?.width ?? 0))]).toEqual([
      width,
      Math.round((list?.x ?? 0) + (list?.width ?? 0)),
    ]);
  }
});

journey.onEveryScreen("the title of a result has its whole line on a phone", async ({ page, open, isPhone }) => {
  await open("/");
  await page.getByRole("main").getByRole("combobox", { name: "Search" }).fill("domain");
  const first = page.getByRole("main").getByRole("option").first();
  const [title, type] = await Promise.all([
    first.locator("b").boundingBox(),
    first.getByText("Press Release").boundingBox(),
  ]);
  expect((type?.y ?? 0) >= (title?.y ?? 0) + (title?.height ?? 0)).toBe(isPhone);
});

/** The links and buttons of a header whose words are cut off. */
function cutIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("header :is(a, button, h1, a *)")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
}

journey(
  "no word of the playground's header is cut off in any window, and the theme button is at its end",
  async ({ page }) => {
    await page.goto("/playground");
    await page.getByRole("link", { name: "Schema" }).waitFor();
    const theme = page.getByRole("button", { name: /^Theme/ });
    const cut: unknown[] = [];
    for (const width of [360, 640, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await cutIn(page);
      if (words.length > 0) cut.push({ width, words });
      const box = await theme.boundingBox();
      expect([width, width - (box?.x ?? 0) - (box?.width ?? 0)]).toEqual([
        width,
        expect.toSatisfy((gap) => gap >= 0 && gap <= 32),
      ]);
    }
    expect(cut).toEqual([]);
  },
);
