import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, hasFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

/** The mutations sent. Queries by prefetched links that the focus passes do not count. */
function sent(operations: readonly string[]): readonly string[] {
  return operations.filter((name) => /^(Submit|Subscribe)/.test(name));
}

/** A field's accessible description. */
function descriptionOf(page: Page, name: string): Promise<string | undefined> {
  return describedBy(page.getByLabel(name));
}

function describedBy(field: Locator): Promise<string | undefined> {
  return field.evaluate((found) => document.getElementById(found.getAttribute("aria-describedby") ?? "")?.innerText);
}

journey(
  "by keys alone, the contact form reports errors per field, focuses the first one, and is sent",
  async ({ page, open, operations }) => {
    await open("/contact");
    const send = page.getByRole("button", { name: "Let's talk" });
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expectFocus(page.getByLabel("First name"));
    expect(await page.locator("[aria-invalid=true]").count()).toBe(5);
    expect(await descriptionOf(page, "Message")).toBe("Please fill in this field.");
    expect(await findViolations(page)).toEqual([]);
    expect(sent(operations())).toEqual([]);

    const fill = async (name: string, text: string): Promise<void> => {
      await tabTo(page, page.getByLabel(name));
      await page.keyboard.type(text);
    };
    await fill("First name", "Nadia");
    expect(await descriptionOf(page, "First name")).toBeUndefined();
    expect(await page.locator("[aria-invalid=true]").count()).toBe(4);
    await fill("Last name", "Ferreira");
    await fill("Email", "nadia@example");
    const country = page.getByLabel("Country");
    await tabTo(page, country);
    await page.keyboard.press("ArrowDown");
    expect(await country.inputValue()).toBe("CA");
    await fill("Phone number", "416-555-0100");
    await fill("Message", "We would like to compare demand by region.");
    // They appear above the remaining fields: once they are there, nothing moves.
    await page.getByRole("region", { name: "These documents may help" }).waitFor();
    const policies = page.getByRole("switch", { name: "Agree to policies" });
    await tabTo(page, policies);
    await page.keyboard.press("Space");
    expect(await policies.isChecked()).toBe(true);
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expectFocus(page.getByLabel("Email"));
    expect(await descriptionOf(page, "Email")).toBe("Please enter a valid e-mail address.");
    expect(await page.locator("[aria-invalid=true]").count()).toBe(1);

    await page.keyboard.press("End");
    await page.keyboard.type(".com");
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("main").getByRole("status").filter({ hasText: /thank/i }));
    expect(await findViolations(page)).toEqual([]);
    expect(sent(operations())).toEqual(["SubmitContact"]);
  },
);

journey("the policies open in a new tab, and the contact form keeps its input", async ({ page, open }) => {
  await open("/contact");
  const name = page.getByLabel("First name");
  await name.fill("Nadia");
  const policy = page.getByRole("form").getByRole("link", { name: "Privacy Policy (opens in a new tab)" });
  const opened = page.waitForEvent("popup", { timeout: 10_000 });
  await policy.press("Enter");
  await (await opened).waitForURL("**/legal/privacy");
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await name.inputValue()).toBe("Nadia");
});

journey.onEveryScreen(
  "the newsletter form is sent by keys, and its result has the focus",
  async ({ page, open, isPhone, operations }) => {
    await open("/about");
    const email = page.getByRole("textbox", { name: "Email" }); // a page that is rendered ahead may have such a field too, hidden
    await tabTo(page, email);
    await page.keyboard.type("nobody");
    await page.keyboard.press("Enter");
    await expect.poll(() => describedBy(email)).toBe("Please enter a valid e-mail address.");
    await expectFocus(email);
    expect(sent(operations())).toEqual([]);
    await page.keyboard.type(`${isPhone ? "narrow" : "wide"}@example.com`);
    expect(await describedBy(email)).toBeUndefined();
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("main").getByRole("status"));
  },
);

journey("a refusal appears beside the pressed button, which keeps the focus", async ({ page, open }) => {
  await open("/newsletter/unsubscribe?token=none");
  const button = page.getByRole("main").getByRole("button", { name: "Unsubscribe" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("alert").waitFor();
  expect(await hasFocus(button)).toBe(true);
  expect(await findViolations(page)).toEqual([]);
});
