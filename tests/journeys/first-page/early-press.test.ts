import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { holdApplication } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";

const journey = prepareJourneys();

journey("a star chosen before the application is there is counted once", async ({ page, operations }) => {
  const letThrough = await holdApplication(page);
  await page.goto("/article/what-the-udrp-decides");
  await kernelRuns(page);
  await page.getByRole("radio", { name: "3 stars", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "4 stars", exact: true }).check({ force: true });
  letThrough();
  await page.getByText("Thanks for your rating!").waitFor();
  expect(await page.getByRole("radio", { name: "4 stars", exact: true }).isChecked()).toBe(true);
  expect(operations().filter((name) => name === "RateDocument")).toEqual(["RateDocument"]);
});

journey("a button pressed before the application is there is pressed when it comes", async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto("/newsletter/confirm");
  await kernelRuns(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  letThrough();
  await page.getByRole("alert").waitFor();
});

/** Fills in the form of the contact page, and sends it by Enter. */
async function sendMessage(page: Page): Promise<void> {
  const asked = { "First name": "Ada", "Last name": "Example", Email: "ada@example.org", Message: "Hello" };
  for (const [label, text] of Object.entries(asked)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("switch").or(page.getByRole("checkbox")).first().check();
  await page.getByLabel("Email", { exact: true }).press("Enter");
}

function messagesSent(operations: readonly string[]): number {
  return operations.filter((name) => name === "SubmitContact").length;
}

journey(
  "a form sent before the application is there, by Enter, is sent once when it comes",
  async ({ page, operations }) => {
    const release = await holdApplication(page);
    await page.goto("/contact");
    await kernelRuns(page);
    await sendMessage(page);
    await page.getByLabel("Email", { exact: true }).press("Enter");
    release();
    await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Thanks for your message|Thank you/);
    expect(messagesSent(operations())).toBe(1);
    expect(page.url()).toMatch(/\/contact$/);
  },
);

/** What somebody types, by keys and by a keyboard on the screen, whose keys have no names. */
const ways: readonly { readonly name: string; readonly type: (field: Locator) => Promise<void> }[] = [
  { name: "by keys", type: (field) => field.press("!") },
  { name: "on a screen", type: (field) => field.dispatchEvent("keydown", { key: "Unidentified" }) },
];

for (const { name, type } of ways)
  journey(
    `a form in which somebody types ${name} after it was sent early waits to be sent again`,
    async ({ page, operations }) => {
      const release = await holdApplication(page);
      await page.goto("/contact");
      await kernelRuns(page);
      await sendMessage(page);
      await type(page.getByLabel("Message", { exact: true }));
      release();
      await hydrated(page);
      await passIdleMoments(page);
      expect(messagesSent(operations())).toBe(0);
      await page.getByLabel("Email", { exact: true }).press("Enter");
      await expect.poll(() => messagesSent(operations())).toBe(1);
    },
  );
