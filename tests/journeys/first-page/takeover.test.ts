import { parseHtml } from "../../support/pages/parse-markup.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const addresses = [
  { path: "/", status: 200 },
  { path: "/article/domain-valuation-four-methods", status: 200 },
  { path: "/how-to/change-registrars-and-stay-online", status: 200 },
  { path: "/legal/terms", status: 200 },
  { path: "/search?q=dns", status: 200 },
  { path: "/search?q=domian+valuaton", status: 200 },
  { path: "/no/such-page", status: 404 },
];

for (const { path, status } of addresses) {
  journey.onEveryScreen(
    `${path} hydrates as the server rendered it, without a query, and is the same after a reload`,
    async ({ page, open, operations, expectComplaint }) => {
      if (status !== 200) {
        expectComplaint(new RegExp(`^answer ${status}: .*${path}$`));
        expectComplaint(/^console error: Failed to load resource: the server responded with a status of 404/);
      }
      const response = await open(path);
      expect(response?.status()).toBe(status);
      const served = parseHtml((await response?.text()) ?? "");
      const text = await textTakenOver(page);
      expect(text).toBe(served.getElementById("root")?.textContent);
      const title = await page.title();
      expect(title).toBe(served.title);
      expect(text.length).toBeGreaterThan(100);

      await page.reload();
      await hydrated(page);
      expect(await page.title()).toBe(title);
      expect(await textTakenOver(page)).toBe(text);
      expect(operations()).toEqual([]);
    },
  );
}

/** All text of the page, except announcements and the controls of code, which come when nothing else does. */
function textTakenOver(page: Page): Promise<string> {
  return page.locator("#root").evaluate((root) => {
    const copy = document.importNode(root, true);
    for (const tools of copy.querySelectorAll("[data-tools]")) tools.remove();
    copy.querySelector("#announcer")?.replaceChildren();
    return copy.textContent;
  });
}
