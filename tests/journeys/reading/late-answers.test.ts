import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdAndLose } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const address = "/article/choosing-a-ttl";
function term(page: Page): Locator {
  return page.locator(".prose").getByRole("link", { name: "resolver", exact: true }).first();
}

for (const { name, file } of [
  { name: "definition", file: /operationName=TermCard/ },
  { name: "code", file: /\/assets\/cards-[\w-]+\.js$/ },
])
  journey.onPhone(
    `a term whose ${name} fails to come once another page is shown does not leave that page`,
    async ({ page, open, expectComplaint, loads }) => {
      expectComplaint(/^failed request: /);
      expectComplaint(/^console error: Failed to load resource/);
      const lose = await holdAndLose(page, file);
      await open(address);
      await Promise.all([page.waitForRequest(file), term(page).tap()]);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
      await page.waitForURL("**/legal/privacy");
      await term(page).waitFor({ state: "detached" });
      const lost = page.waitForEvent("requestfailed", (request) => file.test(request.url()));
      lose();
      await lost;
      await passIdleMoments(page);
      expect([new URL(page.url()).pathname, loads()]).toEqual(["/legal/privacy", 1]);
    },
  );

function otherTerm(page: Page): Locator {
  return page.locator(".prose").getByRole("link", { name: "time to live", exact: true }).first();
}

journey.onPhone(
  "of two terms that are tapped, the last shows its card, though the first one's definition comes later",
  async ({ page, open }) => {
    const letThrough = await hold(page, /operationName=TermCard.*resolver/);
    await open(address);
    const late = page.waitForResponse(/operationName=TermCard.*resolver/);
    await term(page).tap();
    await otherTerm(page).tap();
    const card = page.getByRole("note", { name: /^time to live/i });
    await card.waitFor();
    letThrough();
    await (await late).finished();
    await passIdleMoments(page);
    expect(await page.getByRole("note", { name: "Resolver" }).count()).toBe(0);
    expect(await card.isVisible()).toBe(true);
  },
);

journey.onPhone(
  "of two terms that are tapped before the code is there, the last shows its card",
  async ({ page, open }) => {
    const letThrough = await hold(page, /\/assets\/cards-[\w-]+\.js$/);
    await open(address);
    await term(page).tap();
    await otherTerm(page).tap();
    letThrough();
    const card = page.locator("[popover][role=note]");
    await card.waitFor();
    await passIdleMoments(page);
    expect(await card.evaluateAll((shown) => shown.map(({ ariaLabel }) => ariaLabel))).toEqual(["Time to live"]);
  },
);

journey("a picture that is pressed twice before the code is there is shown once", async ({ page, open }) => {
  const letThrough = await hold(page, /\/assets\/zoom-[\w-]+\.js$/);
  await open("/article/how-a-resolver-walks-the-tree");
  const picture = page.locator(".prose [data-zoom]").first();
  for (const _ of [1, 2]) await picture.click();
  letThrough();
  const dialog = page.getByRole("dialog");
  await dialog.first().waitFor();
  await passIdleMoments(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});
