import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { article, dialog, field, openByKeys, options } from "./dialog-parts.ts";

const journey = prepareJourneys();

journey("axe finds nothing in the search dialog in any of its states, in both themes", async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem("recentSearches", JSON.stringify(["dnssec", "transfer lock"])));
  await page.clock.install();
  await open(article);
  await openByKeys(page);
  await dialog(page).getByRole("group", { name: "Often asked" }).waitFor();
  await page.keyboard.press("ArrowDown");
  expect({ state: "start", violations: await findViolations(page) }).toEqual({ state: "start", violations: [] });
  for (const term of ["registrar", "whois", "domian valuaton", "qqqzzz"]) {
    await field(page).fill(term);
    await (term === "qqqzzz" ? dialog(page).getByText("No results found.").first() : options(page).nth(1)).waitFor();
    await page.clock.runFor(3_000);
    expect({ term, violations: await findViolations(page) }).toEqual({ term, violations: [] });
  }
});
