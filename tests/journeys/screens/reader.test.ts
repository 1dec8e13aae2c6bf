import { expect } from "vitest";
import { prepareJourneys } from "../../support/journey.ts";

const journey = prepareJourneys();

journey("the tree of the docs reader opens by keys, fetches what lies in a branch, and stays as it was left", async ({ page, open, operations, isPhone }) => {
  await open("/docs/point-a-domain-at-your-site");
  expect(operations()).toEqual([]);
  const tree = page.getByRole("navigation", { name: "All documents" });
  if (isPhone) await page.getByRole("button", { name: "All documents" }).press("Enter");
  await expect.poll(() => tree.locator("[aria-current=page]").innerText()).toBe("Point a domain at your site with DNS records");
  await tree.locator("summary", { hasText: "Tags" }).press("Enter");
  await tree.locator("summary", { hasText: /^dns$/ }).press("Enter");
  const document = tree.locator("details", { has: page.locator("summary", { hasText: /^dns$/ }) }).last().locator("ul a").filter({ hasNotText: "Point a domain" }).first();
  const name = await document.innerText();
  expect(operations()).toEqual(["TreeLevel", "TreeLevel"]);
  await document.press("Enter");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(name);
  if (isPhone) await page.getByRole("button", { name: "All documents" }).press("Enter");
  await tree.locator("summary", { hasText: /^dns$/ }).waitFor();
  await expect.poll(() => tree.locator("[aria-current=page]").first().innerText()).toBe(name);
  if (isPhone) {
    await tree.getByRole("button", { name: "Close sidebar" }).press("Enter");
    await tree.waitFor({ state: "hidden" });
  }
});

journey("one menu of the authors' table is open at a time, and leads to the author", async ({ page, open }) => {
  await open("/authors");
  const buttons = page.getByRole("button", { name: "Actions for" });
  await buttons.nth(0).press("Enter");
  await buttons.nth(1).press("Enter");
  expect(await page.locator(":popover-open").count()).toBe(1);
  const author = (await page.getByRole("rowheader").nth(1).getByRole("link").innerText()).trim();
  await page.locator(":popover-open a", { hasText: "View Docs" }).press("Enter");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(author);
});

journey("a letter shows its terms alone, and one that has none cannot be chosen", async ({ page, open }) => {
  await open("/glossary");
  await page.getByRole("button", { name: "A", exact: true }).press("Enter");
  const terms = await page.getByRole("rowheader").allInnerTexts();
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.filter((term) => !/^[“"'.]?A/i.test(term))).toEqual([]);
  expect(await page.getByRole("navigation", { name: "Filter by letter" }).locator("button:disabled").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "All", exact: true }).press("Enter");
  await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(terms.length);
});

journey("the contact form says what is missing, field by field, and then sends the message", async ({ page, open, operations }) => {
  await open("/contact");
  await page.getByRole("button", { name: "Let's talk" }).press("Enter");
  expect(await page.locator("[aria-invalid=true]").count()).toBe(5);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("first-name");
  expect(operations()).toEqual([]);
  await page.getByLabel("First name").fill("Nadia");
  await page.getByLabel("Last name").fill("Ferreira");
  await page.getByLabel("Email").fill("nadia@example.com");
  await page.getByLabel("Message").fill("We would like to compare demand by region.");
  await page.getByRole("switch", { name: "Agree to policies" }).press("Space");
  await page.getByRole("button", { name: "Let's talk" }).press("Enter");
  await page.getByRole("status").filter({ hasText: /thank/i }).waitFor();
  expect(operations()).toEqual(["SubmitContact"]);
});
