import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdApplication } from "../../support/browser/held-files.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";
import { setSpareTime } from "./support/spare-time.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";

const kernel = /\/assets\/kernel-[\w.-]+\.js$/;
const kernelStyle = /\/assets\/kernel-[\w.-]+\.css$/;
const application = /\/assets\/entry\.browser-[\w.-]+\.js$/;

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
    await expect.poll(() => taken.inputValue()).toBe("dnssec");
    expect(await page.getByRole("dialog", { name: "Search" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await taken.waitFor({ state: "hidden" });
  },
);

journey.onEveryScreen(
  "the early search looks as the application's does, before any other style sheet or script is there",
  async ({ page, isPhone }) => {
    const letThrough = await holdApplication(page);
    const letStylesThrough = await hold(page, /\/assets\/(?!kernel-)[\w.-]+\.css$/);
    await page.goto(path);
    await kernelRuns(page);
    const opener = page.getByRole("banner").getByRole("link", { name: "Search" });
    await (isPhone ? opener.tap() : opener.click());
    await page.getByRole("dialog", { name: "Search" }).getByRole("textbox").waitFor();
    const early = await looks(page);
    letThrough();
    letStylesThrough();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
    await expect.poll(() => looks(page)).toEqual(early);
  },
);

/** Where the search and its field are, and in which colours and letters. */
function looks(page: Page): Promise<readonly unknown[]> {
  return page.getByRole("dialog", { name: "Search" }).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll("form, input")].map((part) => {
      const { backgroundColor, borderRadius, color, font } = getComputedStyle(part);
      const { x, y, width, height } = part.getBoundingClientRect();
      return {
        name: part.tagName,
        box: [x, y, part.tagName === "INPUT" ? 0 : width, part === dialog ? 0 : height],
        backgroundColor,
        borderRadius,
        color,
        font,
      };
    }),
  );
}

journey("a search that was closed while the application was on its way stays closed", async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto(path);
  await kernelRuns(page);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("textbox").fill("dnssec");
  await page.keyboard.press("Escape");
  const code = page.waitForResponse(/\/assets\/SearchDialog-/);
  letThrough();
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).hover();
  await code;
  expect(await dialog.count()).toBe(0);
  await page.keyboard.press("Control+k");
  await dialog.getByRole("combobox").waitFor();
});

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

journey(
  "Ctrl-K opens the early search again in the moment that it closes, when its field still has the focus",
  async ({ page }) => {
    await holdApplication(page);
    await page.goto(path);
    await kernelRuns(page);
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.evaluate((element: HTMLDialogElement) => {
      const field = element.querySelector("input");
      element.close();
      field?.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
    });
    await dialog.getByRole("textbox").waitFor();
  },
);

/** The loader follows the link when the kernel has not come within a second: a busy machine may take longer. */
function waitForKernel(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { setTimeout: start } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms: number, ...given: readonly unknown[]) =>
        start(run, ms === 1_000 ? 60_000 : ms, ...given),
    });
  });
}

journey("a press on the search before the kernel is there opens the dialog when it comes", async ({ page, loads }) => {
  await waitForKernel(page);
  const letThrough = await hold(page, kernel);
  await page.goto(path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).dispatchEvent("click");
  letThrough();
  await page.getByRole("dialog", { name: "Search" }).waitFor();
  expect(loads()).toBe(1);
});

journey(
  "a press on the search before the kernel is there asks for the application only when its dialog is shown",
  async ({ page, requests }) => {
    await setSpareTime(page, "none");
    await waitForKernel(page);
    const letKernelThrough = await hold(page, kernel);
    const letStyleThrough = await hold(page, kernelStyle);
    const styleAsked = page.waitForRequest(kernelStyle);
    await page.goto(path);
    // The pointer then rests on the link.
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    letKernelThrough();
    await styleAsked;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests().filter((url) => application.test(url))).toEqual([]);
    const asked = page.waitForRequest(application);
    letStyleThrough();
    await page.getByRole("dialog", { name: "Search" }).waitFor();
    await asked;
  },
);

journey("a press on the search is followed when the kernel does not come", async ({ page }) => {
  await hold(page, kernel);
  await page.goto(path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).dispatchEvent("click");
  await page.waitForURL("**/search");
});
