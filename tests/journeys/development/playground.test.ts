import { expect } from "vitest";
import type { Page } from "playwright-core";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const options = { context: { permissions: ["clipboard-read", "clipboard-write"], colorScheme: "light" as const } };

/** Monaco renders spaces as non-breaking. */
async function answerOf(page: Page): Promise<string> {
  return (await page.locator(".graphiql-response .view-lines").innerText()).replaceAll("\u00a0", " ");
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A script sets the editor's colours after the browser reports the theme. */
function editorsAreDark(page: Page) {
  return page.locator(".graphiql-query-editor .monaco-editor.vs-dark").waitFor();
}

function editorIsThere(page: Page) {
  return page.locator(".graphiql-query-editor .view-line").first().waitFor();
}

journey.onEveryScreen(
  "a visitor follows a document's link to an example, runs it, and shares an edited version",
  async ({ page, isPhone }) => {
    await page.goto("/api/search-from-your-program");
    await page
      .getByRole("link", { name: /playground/i })
      .first()
      .click();
    await editorIsThere(page);
    expect(new URL(page.url()).pathname).toBe("/playground");

    await page.getByRole("button", { name: /^Execute query/ }).click();
    await expect.poll(() => answerOf(page)).toContain('"search"');

    await page.getByRole("button", { name: "Copy as curl" }).click();
    await expect.poll(() => clipboardOf(page)).toMatch(/^curl -sS .*query Search/s);
    await page
      .locator(".graphiql-query-editor .view-line")
      .first()
      .click({ position: { x: 5, y: 5 } });
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("query Mine { site { name } }");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.poll(() => clipboardOf(page)).toContain("query+Mine");
    const link = await clipboardOf(page);
    await expect.poll(() => page.url()).toBe(link);

    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
    await page.goto(link);
    await editorIsThere(page);
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await expect.poll(() => answerOf(page)).toContain('"name": "Domainlens"');

    if (isPhone) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  },
  options,
);

journey(
  "the playground documents the schema's fields, and axe finds nothing on it, in both themes",
  async ({ page }) => {
    await page.goto("/playground");
    await editorIsThere(page);
    expect(await findViolations(page, () => editorsAreDark(page))).toEqual([]);
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await page
      .locator(".graphiql-plugin")
      .getByRole("link", { name: "Query", exact: true })
      .or(page.locator(".graphiql-doc-explorer-type-name", { hasText: "Query" }))
      .first()
      .click();
    await page.getByText("All read operations.").waitFor();
    expect(await findViolations(page, () => editorsAreDark(page))).toEqual([]);
  },
  options,
);
