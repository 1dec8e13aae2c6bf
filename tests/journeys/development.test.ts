import { expect } from "vitest";
import { prepareJourneys } from "../support/journey.ts";
import { startSite } from "../support/site.ts";

// React's development build names every difference between the server's page and the browser's, attributes included.
const journey = prepareJourneys(() => startSite({}, { dev: true }));

const addresses = ["/", "/article/domain-valuation-four-methods", "/how-to/change-registrars-and-stay-online", "/legal/terms", "/search?q=dns"];

journey("the development build takes over every page without a warning, and sends no query", async ({ page, open, operations, ignoreComplaint }) => {
  ignoreComplaint(/^answer 504: .*\/\.vite\/deps\/|504 \(Outdated Optimize Dep\)$/); // packages prepared anew, by a server beside this one: Vite reloads the page
  page.setDefaultTimeout(60_000); // the first page waits for the sources to be made ready
  await open("/");
  for (const path of addresses) {
    await open(path);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  expect(operations()).toEqual([]);
}, { timeoutMs: 90_000 });
