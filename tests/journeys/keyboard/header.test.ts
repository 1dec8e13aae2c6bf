import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { focusOn } from "../../support/browser/focus-watch.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, hasFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

journey.onPhone(
  "the menu of small screens works by keys, returns the focus, and closes when the focus leaves it",
  async ({ page, open, loads }) => {
    await open("/faq");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link", { name: "Blogs" }));
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await expectFocus(button);

    await page.keyboard.press("Space");
    await tabTo(page, menu.getByRole("link", { name: "Glossary" }));
    await page.keyboard.press("Tab");
    await menu.waitFor({ state: "hidden" });
    expect(await focusOn(page)).toMatchObject({ isContent: true, problem: null });

    await tabTo(page, button, "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link", { name: "Articles" }));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name: "Articles" }));
    await menu.waitFor({ state: "hidden" });
    expect(loads()).toBe(1);
  },
);

journey.onEveryScreen(
  "the header's links and the theme switch are reached by keys",
  async ({ page, open, isPhone }) => {
    await open("/contact");
    const theme = page.getByRole("banner").getByRole("button", { name: /^Theme/ });
    await tabTo(page, theme);
    const names = [];
    for (const key of ["Enter", "Space", "Enter"]) {
      await page.keyboard.press(key);
      names.push(await theme.getAttribute("aria-label"));
      expect(await hasFocus(theme)).toBe(true);
    }
    expect(names).toEqual(["Theme: light", "Theme: dark", "Theme: system"]);
    if (isPhone) return;
    await tabTo(
      page,
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Authors" }),
      "Shift+Tab",
    );
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name: "Authors" }));
  },
);

journey("a menu of the header opens by keys, leads to a page, and closes by Escape", async ({ page, open, loads }) => {
  await open("/faq");
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Docs" });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Glossary" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await link.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const [above, below] = await Promise.all([button.boundingBox(), link.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press("Escape");
  await link.waitFor({ state: "hidden" });
  await expectFocus(button);
  await page.keyboard.press("Enter");
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("heading", { level: 1, name: "Glossary" }));
  await link.waitFor({ state: "hidden" });
  expect(loads()).toBe(1);
});
