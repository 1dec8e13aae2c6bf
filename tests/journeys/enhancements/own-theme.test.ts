import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { aLogo } from "../../gateway/site/look/themed-site.ts";
import { startContentSite } from "../content-site.ts";

const siteYml = `name: Testsite
id: testsite
theme:
  accent: "#9a3412"
  radius: 0px
  logo: { light: theme/logo.svg, dark: theme/logo-dark.svg, mark: theme/mark.svg }
  fonts: { heading: system }
  css: theme/custom.css
`;

const css = "#root footer { border-top: 4px solid var(--accent) } #root article a { text-decoration: underline 3px }";

/** A site with a look of its own. */
function startThemedSite() {
  return startContentSite({
    "site.yml": siteYml,
    "theme/logo.svg": aLogo("navy"),
    "theme/logo-dark.svg": aLogo("white"),
    "theme/mark.svg": aLogo("red"),
    "theme/custom.css": css,
    "article/first.md": aDocument({
      subject: "First words",
      body: "Read [the second](second.md).\n\n## A part\n\nText.",
    }),
    "article/second.md": aDocument({ subject: "Second words", body: "## A part\n\nText with `code`." }),
  });
}

const journey = prepareJourneys(startThemedSite);

/** What the page shows of the theme. */
function shownTheme(page: Page) {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const footer = document.querySelector("footer");
    return {
      radius: root.getPropertyValue("--r-m"),
      border: footer && getComputedStyle(footer).borderTopWidth,
      underline: getComputedStyle(document.querySelector("article a[href]") ?? document.body).textDecorationThickness,
      logos: [...document.querySelectorAll("header img")].map((logo) => getComputedStyle(logo).display !== "none"),
    };
  });
}

const whole = { radius: "0px", border: "4px", underline: "3px", logos: [true, false] };

journey.onEveryScreen(
  "a site's own look is there before the application, and stays when its sheets replace the page's style",
  async ({ page, open, requests, site }) => {
    await page.goto(`${site.url}/article/first`);
    expect(await shownTheme(page)).toEqual(whole);
    await open("/article/first");
    await page.waitForFunction(() => document.querySelector("style") === null);
    expect(await shownTheme(page)).toEqual(whole);
    await page.getByRole("link", { name: "the second" }).click();
    await page.getByRole("heading", { name: "Second words" }).waitFor();
    expect(await shownTheme(page)).toMatchObject({ radius: "0px", border: "4px", logos: [true, false] });
    expect(requests().filter((request) => request.includes(".woff2"))).toEqual([]);
  },
);

journey("the dark theme has its own logo, on a dark system and by choice", async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open("/");
  expect((await shownTheme(page)).logos).toEqual([false, true]);
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  expect((await shownTheme(page)).logos).toEqual([true, false]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  expect((await shownTheme(page)).logos).toEqual([false, true]);
});

for (const path of ["/", "/articles", "/article/first", "/search?q=words", "/nothing-here"])
  journey.onEveryScreen(
    `axe finds nothing on ${path} of a site with its own look, in both themes`,
    async ({ page, open, ignoreComplaint }) => {
      ignoreComplaint(/404/);
      await open(path);
      expect(await findViolations(page)).toEqual([]);
    },
  );
