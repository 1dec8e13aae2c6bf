import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdAndLose, holdApplication } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { dialog, field } from "../search/dialog-parts.ts";
import { kernelRuns } from "./support/kernel-runs.ts";

const journey = prepareJourneys();

/** Types on right after the application has opened its dialog, before anything else of it runs. */
async function typeWhenOpened(page: Page, more: string): Promise<void> {
  await page.addInitScript((text) => {
    const show: unknown = Reflect.get(HTMLDialogElement.prototype, "showModal");
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      if (typeof show === "function") Reflect.apply(show, this, []);
      if (this.querySelector("[role=combobox]")) queueMicrotask(() => document.execCommand("insertText", false, text));
    };
  }, more);
}

for (const { early, back, more, whole } of [
  { early: "how to inst", back: 0, more: "a", whole: "how to insta" },
  { early: "how inst", back: "inst".length, more: "to ", whole: "how to inst" },
])
  journey(
    `"${more}", typed while the application takes "${early}" from the early search, comes where the caret was`,
    async ({ page }) => {
      await typeWhenOpened(page, more);
      const letThrough = await holdApplication(page);
      await page.goto("/article/choosing-a-ttl");
      await kernelRuns(page);
      await page.keyboard.press("/");
      await dialog(page).getByRole("textbox").waitFor();
      await page.keyboard.type(early);
      for (let steps = 0; steps < back; steps += 1) await page.keyboard.press("ArrowLeft");
      const searched = page.waitForRequest((request) => request.url().includes(encodeURIComponent(`"${whole}"`)));
      letThrough();
      await field(page).waitFor();
      await expect.poll(() => field(page).inputValue()).toBe(whole);
      await searched;
      expect(await field(page).inputValue()).toBe(whole);
    },
  );

journey("an early search that is closed while the application's is on its way stays closed", async ({ page }) => {
  const letThrough = await holdApplication(page);
  const letSearchThrough = await hold(page, searchCode);
  await page.goto("/article/choosing-a-ttl");
  await kernelRuns(page);
  await page.keyboard.press("/");
  await dialog(page).getByRole("textbox").waitFor();
  const asked = page.waitForRequest(searchCode);
  letThrough();
  await hydrated(page);
  await asked;
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  const code = page.waitForResponse(searchCode);
  letSearchThrough();
  await (await code).finished();
  await passIdleMoments(page);
  expect(await dialog(page).count()).toBe(0);
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
});

journey(
  "what an input method composes in the early search is not broken off by the application's",
  async ({ page }) => {
    const letThrough = await holdApplication(page);
    await page.goto("/article/choosing-a-ttl");
    await kernelRuns(page);
    await page.keyboard.press("/");
    const early = dialog(page).getByRole("textbox");
    await early.waitFor();
    const input = await page.context().newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "ドメイ", selectionStart: 3, selectionEnd: 3 });
    await expect.poll(() => early.inputValue()).toBe("ドメイ");
    letThrough();
    await page.locator("#root dialog").waitFor({ state: "attached" });
    await passIdleMoments(page);
    expect(await early.inputValue()).toBe("ドメイ");
    await input.send("Input.insertText", { text: "ドメイン" });
    await expect.poll(() => field(page).inputValue()).toBe("ドメイン");
  },
);

journey(
  "what was typed into the early search is searched where the code of the application's fails to load",
  async ({ page, expectComplaint }) => {
    expectComplaint(/^failed request: .*\/SearchDialog-.*\.js net::ERR_FAILED$/);
    expectComplaint(/^console error: Failed to load resource: net::ERR_FAILED$/);
    const letThrough = await holdApplication(page);
    const lose = await holdAndLose(page, searchCode);
    await page.goto("/article/choosing-a-ttl");
    await kernelRuns(page);
    await page.keyboard.press("/");
    await dialog(page).getByRole("textbox").fill("dns & sec");
    lose();
    letThrough();
    await page.waitForURL("**/search?q=dns+%26+sec");
    expect(await page.getByRole("main").getByRole("combobox", { name: "Search" }).inputValue()).toBe("dns & sec");
  },
);

const searchCode = /\/assets\/SearchDialog-[\w-]+\.js$/;
