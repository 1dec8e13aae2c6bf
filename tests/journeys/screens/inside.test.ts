import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routesOf } from "../../../client/app/routes.ts";
import { findViolations } from "../../support/browser/axe.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { goInside } from "../../support/browser/inside.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { watchPage } from "../../support/browser/page-watch.ts";
import type { Moved, Screen, ScreenRow, States } from "./expected.ts";
import { siteUrl, startEmptySite, startFailingSite, startFullSite, startHangingSite } from "./screen-sites.ts";
import { screenTable } from "./screen-table.ts";
import { siteAddresses } from "../../support/site-types.ts";

const routes = routesOf(siteAddresses);

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The expected screen on client-side navigation; null when the row has none. */
function insideOf(row: ScreenRow, state: keyof States<Screen>): Screen | Moved | null {
  const expected = row.inside ? row.inside[state] : row[state];
  return expected === null || "lines" in expected ? null : expected;
}

/** The state that axe skips: the demonstration covers screens with content (axe.test.ts). */
const looksElsewhere = "with content";

const states = [
  { state: looksElsewhere, start: startFullSite, expectedOf: (row: ScreenRow) => insideOf(row, "content") },
  { state: "on an empty backend", start: startEmptySite, expectedOf: (row: ScreenRow) => insideOf(row, "empty") },
  { state: "on a failing backend", start: startFailingSite, expectedOf: (row: ScreenRow) => insideOf(row, "error") },
  {
    state: "asked for what is not there",
    start: startFullSite,
    expectedOf: (row: ScreenRow) => insideOf(row, "missing"),
  },
  { state: "on its way", start: startHangingSite, expectedOf: ({ waiting }: ScreenRow) => waiting },
];

for (const { state, start, expectedOf } of states) {
  const site = forAllTests(() => start());
  const cases = screenTable.flatMap((row) => {
    const expected = expectedOf(row);
    return expected === null
      ? []
      : [{ route: row.route, expected, isNew: state !== looksElsewhere && expected !== row.content }];
  });

  test(`every screen ${state}, reached by client-side navigation, says the same as over HTTP, and axe finds nothing`, async () => {
    expect(cases.length).toBeGreaterThan(20);
    const page = await browser.newPage({
      baseURL: site().url,
      viewport: { width: 1440, height: 900 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    const { findComplaints } = await watchPage(page, site().url);
    await page.goto("/newsletter/confirm");
    await hydrated(page);
    const checked = new Set<string>();
    for (const { route, expected, isNew } of cases) {
      await goInside(page, expected.path);
      await expectScreen(page, route, expected);
      const file = fileOf(route);
      if (!isNew || checked.has(file)) continue;
      expect({ route, violations: await findViolations(page) }).toEqual({ route, violations: [] });
      checked.add(file);
    }
    expect(await findComplaints()).toEqual([]);
  });
}

/** Pages of the same file differ only in their texts, so axe checks one of them. */
function fileOf(wanted: string): string {
  return routes.find(({ path }) => path === wanted)?.file ?? "";
}

// oxlint-disable vitest/no-conditional-expect -- what has moved shows another screen
async function expectScreen(page: Page, route: string, expected: Screen | Moved): Promise<void> {
  if ("to" in expected) {
    await expect.poll(() => page.evaluate(() => location.pathname), { message: route }).toBe(expected.to);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return;
  }
  const { texts, title, canonical, status } = expected;
  await expect
    .poll(() => shownOn(page, texts), { message: route })
    .toMatchObject({
      lacks: [],
      title,
      canonical: `${siteUrl}${canonical}`,
      ...(status === 404 ? { noIndex: true } : {}),
    });
}
// oxlint-enable vitest/no-conditional-expect

function shownOn(page: Page, texts: readonly string[]) {
  return page.evaluate((wanted) => {
    const main = document.querySelector("main")?.textContent ?? "";
    return {
      lacks: wanted.filter((text) => !main.includes(text)),
      title: document.title,
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      noIndex: document.querySelector("meta[name=robots][content=noindex]") !== null,
    };
  }, texts);
}
