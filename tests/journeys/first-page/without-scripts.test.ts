import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();
const title = "What the UDRP decides, and what it does not";
const options = { context: { javaScriptEnabled: false } };

journey.onEveryScreen(
  "without scripts the site can be read by links",
  async ({ page, isPhone, requests }) => {
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("How can we help you?");
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await page.waitForURL("**/article/what-the-udrp-decides");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await page.getByRole("article").innerText()).toMatch(/three elements|bad faith/i);
    if (isPhone) {
      await page.getByRole("button", { name: "Menu" }).tap();
      const menu = page.getByRole("navigation", { name: "Menu" });
      expect(await menu.isVisible()).toBe(true);
      await menu.getByRole("link", { name: "Home" }).tap();
    } else {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    }
    await page.waitForURL(/\/$/);
    expect(requests().filter((url) => /\.js$|\/graphql/.test(url))).toEqual([]);
  },
  options,
);

journey(
  "without scripts the search form leads to its results",
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("combobox", { name: "Search" }).fill("domian valuaton");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=domian+valuaton");
    expect(await page.getByText("Showing results for domain valuation").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Search instead for “domian valuaton”" }).getAttribute("href")).toBe(
      "/search?q=domian+valuaton&exact=1",
    );
    await page.getByRole("link", { name: "Domain valuation: four methods, and what each one misses" }).first().click();
    await page.waitForURL("**/article/domain-valuation-four-methods");
  },
  options,
);

journey.onEveryScreen(
  "without scripts all questions can be read under their groups, which can be jumped to, and there is no field to find one",
  async ({ page }) => {
    await page.goto("/faq");
    expect(await page.getByText("The trial is free and lasts 14 days").isVisible()).toBe(true);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Using the platform" })
      .click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#using-the-platform");
    expect(await page.getByRole("heading", { level: 2, name: "Using the platform" }).isVisible()).toBe(true);
  },
  options,
);

journey(
  "without scripts each form says what it needs, and where else to write",
  async ({ page }) => {
    for (const address of ["/contact", "/about"]) {
      await page.goto(address);
      const form = page.getByRole("main").locator("form:has(input[type=email])");
      expect(await form.innerText()).toContain(
        "This form needs JavaScript, which is off in your browser. Please write to help@domainlens.example.",
      );
    }
  },
  options,
);

journey(
  "without scripts the glossary has all terms, and no letters to choose from",
  async ({ page }) => {
    await page.goto("/glossary");
    expect(await page.getByText("Anycast", { exact: true }).first().isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  },
  options,
);

journey(
  "without scripts an article shows no control that would do nothing, and no key that is not heard",
  async ({ page }) => {
    await page.goto("/article/choosing-a-ttl");
    const header = page.getByRole("banner");
    expect(await header.getByRole("button", { name: /theme/i }).count()).toBe(0);
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(await header.getByRole("link", { name: "Search" }).innerText()).toBe("Search");
  },
  options,
);
