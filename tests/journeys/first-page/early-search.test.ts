import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdApplication } from "../../support/browser/held-application.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";

/** Holds the kernel back until the returned function is called or the page is closed. */
async function holdKernel(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  page.once("close", () => resolve(undefined));
  await page.route(/\/assets\/kernel-[\w.-]+\.js$/, (route) => promise.then(() => route.continue()));
  return () => resolve(undefined);
}

journey.onEveryScreen(
  "the search opens while the application is held back; what was typed is searched when it comes",
  async ({ page, isPhone }) => {
    const letThrough = await holdApplication(page);
    await page.goto(path);
    await kernelRuns(page);
    const opener = page.getByRole("banner").getByRole("link", { name: "Search" });
    await (isPhone ? opener.tap() : opener.click());
    const field = page.getByRole("dialog", { name: "Search" }).getByRole("textbox", { name: "Search" });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("dnssec");
    letThrough();
    await page.getByRole("dialog", { name: "Search" }).getByRole("option").first().waitFor();
    const taken = page.getByRole("dialog", { name: "Search" }).getByRole("combobox", { name: "Search" });
    expect(await taken.inputValue()).toBe("dnssec");
    expect(await page.getByRole("dialog", { name: "Search" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await taken.waitFor({ state: "hidden" });
  },
);

journey("without the application, Enter in the early search opens the search page", async ({ page }) => {
  await holdApplication(page);
  await page.goto(path);
  await kernelRuns(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog", { name: "Search" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Search" }).waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search" }).getByRole("textbox").fill("dnssec");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=dnssec");
});

journey("a press on the search before the kernel is there opens the dialog when it comes", async ({ page, loads }) => {
  const letThrough = await holdKernel(page);
  await page.goto(path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).dispatchEvent("click");
  letThrough();
  await page.getByRole("dialog", { name: "Search" }).waitFor();
  expect(loads()).toBe(1);
});

journey("a press on the search is followed when the kernel does not come", async ({ page }) => {
  await holdKernel(page);
  await page.goto(path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).dispatchEvent("click");
  await page.waitForURL("**/search");
});
