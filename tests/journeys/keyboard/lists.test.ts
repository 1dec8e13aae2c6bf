import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { focusOn } from "../../support/browser/focus-watch.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, hasFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

journey("a list is paged by keys: every page starts at its title", async ({ page, open, loads }) => {
  await open("/articles");
  const pages = page.getByRole("navigation", { name: "Pages" });
  for (const name of ["Next", "Previous", "Page 2"]) {
    await tabTo(page, pages.getByRole("link", { name, exact: true }));
    await page.keyboard.press("Enter");
    await page.waitForURL(name === "Previous" ? "**/articles" : "**/articles?page=2");
    await expectFocus(page.getByRole("heading", { level: 1, name: "Articles" }));
  }
  expect(loads()).toBe(1);
});

journey(
  "one menu of the authors' table is open at a time; Escape closes it and returns the focus; it leads to the author",
  async ({ page, open }) => {
    await open("/authors");
    const buttons = page.getByRole("button", { name: "Actions for" });
    const menus = page.locator(":popover-open");
    await tabTo(page, buttons.nth(0));
    await page.keyboard.press("Enter");
    await tabTo(page, menus.getByRole("link", { name: "View Docs" }));
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await menus.waitFor({ state: "detached" });
    await expectFocus(buttons.nth(0));

    await page.keyboard.press("Space");
    await menus.waitFor();
    await tabTo(page, buttons.nth(1));
    expect(await menus.count()).toBe(0);
    await page.keyboard.press("Enter");
    expect(await menus.count()).toBe(1);
    const author = (await page.getByRole("rowheader").nth(1).getByRole("link").innerText()).trim();
    await tabTo(page, menus.getByRole("link", { name: `View Docs of ${author}` }));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name: author }));
    expect(await menus.count()).toBe(0);
  },
);

journey("a letter shows only its terms, and one without terms is disabled", async ({ page, open }) => {
  await open("/glossary");
  const letter = (name: string) => page.getByRole("button", { name, exact: true });
  await tabTo(page, letter("A"));
  await page.keyboard.press("Enter");
  const terms = await page.getByRole("rowheader").allInnerTexts();
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.filter((term) => !/^[“"'.]?A/i.test(term))).toEqual([]);
  expect([await hasFocus(letter("A")), await letter("A").getAttribute("aria-pressed")]).toEqual([true, "true"]);
  const without = page.getByRole("navigation", { name: "Filter by letter" }).locator("button:disabled");
  expect(await without.count()).toBeGreaterThan(0);
  const styles = [without.first(), letter("B")].map((one) =>
    one.evaluate((button) => {
      const { opacity, fontWeight, color } = getComputedStyle(button);
      return { opacity, fontWeight, color };
    }),
  );
  const [disabled, enabled] = await Promise.all(styles);
  expect(disabled?.opacity).toBe("1");
  expect(disabled?.color).not.toBe(enabled?.color);
  expect(Number(disabled?.fontWeight)).toBeLessThan(Number(enabled?.fontWeight));
  await tabTo(page, letter("All"), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(terms.length);
});

journey(
  "questions are found by words of their answers, and each is reached from the list of their groups",
  async ({ page, open }) => {
    await open("/faq");
    const questions = page.locator("main h3");
    const all = await questions.count();
    const field = page.getByRole("searchbox", { name: "Find a question" });
    await tabTo(page, field);
    await page.keyboard.type("TRIAL days");
    await expect.poll(() => questions.allInnerTexts()).toEqual(["Is there a free trial?"]);
    await expect.poll(() => page.locator("#announcer").textContent()).toBe("1 question");
    const jump = page.getByRole("navigation", { name: "On this page" });
    expect(await jump.getByRole("link").allInnerTexts()).toEqual(["Getting started", "Is there a free trial?"]);
    await page.keyboard.type(" zzzz");
    await page.getByText("No results found.").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => questions.count()).toBe(all);
    await tabTo(page, jump.getByRole("link", { name: "Can I change my plan?" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/faq#can-i-change-my-plan");
  },
);

journey("a link to the current page returns to its start, with a visible focus", async ({ page, open, loads }) => {
  await open("/faq");
  await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }));
  await page.keyboard.press("Enter");
  await expectFocus(page.locator("main h1"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  expect(await focusOn(page)).toMatchObject({ isContent: true, problem: null });
  expect(loads()).toBe(1);
});
