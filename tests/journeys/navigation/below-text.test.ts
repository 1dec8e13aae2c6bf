import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();
const guide = "/how-to/point-a-domain-at-your-site";

/** Whether the part below the text is there when a heading first is: what React renders at once arrives as one change of the page. */
function isBelowThereWith(page: Page, heading: string, act: () => Promise<unknown>): Promise<boolean> {
  const seen = page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector("h1")?.textContent !== text) return;
          observer.disconnect();
          resolve(document.querySelector("article [aria-label=Share]") !== null);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );
  return act().then(() => seen);
}

journey(
  "a click shows the text before what is below it; Back shows all at once, as it restores a place on the whole page",
  async ({ page, open, requests }) => {
    await open(guide);
    const heading = await page.locator("h1").innerText();
    const link = page.locator("#guides li > a:not([aria-current])").last();
    const name = await link.innerText();
    const slug = ((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
    await expect.poll(() => requests().some((url) => url.includes(`%22${slug}%22`))).toBe(true);
    const follow = () => link.evaluate((element: HTMLElement) => element.click());
    expect(await isBelowThereWith(page, name, follow)).toBe(false);
    await page.locator("article [aria-label=Share]").waitFor();
    expect(await page.locator("article form, article fieldset").count()).toBeGreaterThan(0);
    expect(await isBelowThereWith(page, heading, () => page.goBack())).toBe(true);
  },
);

journey("a page that is rendered ahead has what is below its text before the click", async ({ page, open }) => {
  await open(guide);
  const link = page.locator("#guides li > a:not([aria-current])").first();
  await link.hover();
  const below = page.locator("article [aria-label=Share]");
  await expect.poll(() => below.count()).toBe(2);
  const heading = await link.innerText();
  expect(await isBelowThereWith(page, heading, () => link.click())).toBe(true);
});
