import { expect } from "vitest";
import { hold } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { dialog, opener } from "../search/dialog-parts.ts";
import { kernelRuns } from "./support/kernel-runs.ts";

const journey = prepareJourneys();

const kernel = /\/assets\/kernel-[\w.-]+\.js$/;

journey(
  "who goes to a field after the key of the search, before the kernel is there, stays in it",
  async ({ page }) => {
    const letThrough = await hold(page, kernel);
    await page.goto("/contact");
    await page.keyboard.press("/");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.click();
    letThrough();
    await kernelRuns(page);
    await page.keyboard.type("and/or");
    expect(await message.inputValue()).toBe("and/or");
    expect(await dialog(page).count()).toBe(0);
  },
);

journey("a press on the search that is followed opens no dialog when the kernel comes after all", async ({ page }) => {
  const letThrough = await hold(page, kernel);
  // The page stays as it is meanwhile.
  await page.route(/\/search$/, (route) => route.fulfill({ status: 204 }));
  await page.goto("/article/choosing-a-ttl");
  await Promise.all([page.waitForResponse(/\/search$/), opener(page).dispatchEvent("click", { button: 0 })]);
  letThrough();
  await kernelRuns(page);
  await passIdleMoments(page);
  expect(await dialog(page).count()).toBe(0);
});
