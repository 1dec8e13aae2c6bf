import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

journey.onEveryScreen(
  "the guides slide in by keys on a narrow screen, and one of them is read",
  async ({ page, open, isPhone, loads }) => {
    await open("/how-to/point-a-domain-at-your-site");
    const guides = page.getByRole("navigation", { name: "How-To Guide" });
    const opener = page.getByRole("button", { name: "How-To Guide" });
    if (isPhone) {
      await tabTo(page, opener);
      await page.keyboard.press("Enter");
      await tabTo(page, guides.getByRole("button", { name: "Close sidebar" }));
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await expectFocus(opener);
      await page.keyboard.press("Enter");
    }
    const name = "Look up a domain with RDAP";
    await tabTo(page, guides.getByRole("link", { name }));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("heading", { level: 1, name, exact: true }));
    if (isPhone) await guides.waitFor({ state: "hidden" });
    else expect(await guides.locator("[aria-current=page]").innerText()).toBe(name);
    expect(loads()).toBe(1);
  },
);

journey("one legal text leads to the other by keys", async ({ page, open }) => {
  await open("/legal/privacy");
  const legal = page.getByRole("navigation", { name: "Legal" });
  await tabTo(page, legal.getByRole("link", { name: "Terms and Conditions" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/legal/terms");
  await expectFocus(page.locator("main h1"));
  expect(await legal.locator("[aria-current=page]").innerText()).toBe("Terms and Conditions");
});

journey("the tree of a sitemap closes and opens by keys, and its addresses are links", async ({ page, open }) => {
  await open("/docs/sitemap.xml");
  const entry = page.locator("main summary", { hasText: "<sitemap>" }).first();
  const address = page.locator("main details a").first();
  await tabTo(page, entry);
  await page.keyboard.press("Enter");
  await address.waitFor({ state: "hidden" });
  await page.keyboard.press("Space");
  await address.waitFor();
  await expectFocus(entry);
  await tabTo(page, address);
});
