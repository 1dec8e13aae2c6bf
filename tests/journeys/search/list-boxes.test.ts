import { expect } from "vitest";
import type { Visit } from "../../support/browser/journey.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const everywhere = "Search all documents";

/** Every list, its box's name, and the type it searches: null for everything. */
const lists: readonly (readonly [path: string, name: string, type: string | null])[] = [
  ["/articles", "Search Articles", "article"],
  ["/news", "Search News", "news"],
  ["/glossary", "Search Glossary", "glossary"],
  ["/how-to/set-up-dmarc-without-losing-mail", "Search How-To Guide", "how-to"],
  ["/knowledge-base/how-do-i-sign-up", "Search Knowledge Base", "knowledge-base"],
  ["/api/errors-and-limits", "Search API Documentation", "api"],
  ["/type/white-paper", "Search White Paper", "white-paper"],
  ["/tag/dns", everywhere, null],
  ["/category/dns-and-hosting", everywhere, null],
  ["/authors", everywhere, null],
  ["/authors/Ines%20Okafor/ines-okafor", everywhere, null],
];

/** Those whose box is in the side panel, which phones have to open. */
const inPanel = /^\/(how-to|knowledge-base|api)\//;

async function expectSearch(
  { page, open, isPhone, requests }: Visit,
  [path, name, type]: (typeof lists)[number],
): Promise<void> {
  await open(path);
  const box = page.locator("#main").getByRole("combobox", { name, includeHidden: true });
  if (isPhone && !(await box.isVisible())) await page.locator("#main [popovertarget=guides]").first().tap();
  await box.fill("name");
  await page.locator("#main").getByRole("option").first().waitFor();
  const asked = requests()
    .filter((request) => request.includes("operationName=SearchHits"))
    .map((request) => new URL(request, "http://x").searchParams.get("variables") ?? "{}");
  expect(asked.map((variables) => JSON.parse(variables).types?.[0] ?? null)).toEqual([type]);
  if (type === null) expect(await box.getAttribute("placeholder")).toBe("Search all documents...");
  await box.press("Enter");
  await page.waitForURL((url) => url.pathname === "/search" && url.searchParams.get("type") === type);
}

for (const list of lists) {
  const title = `${list[0]} has a search box that says what it searches`;
  if (inPanel.test(list[0])) journey.onEveryScreen(title, (visit) => expectSearch(visit, list));
  else journey(title, (visit) => expectSearch(visit, list));
}

journey(
  "the box beside guides stays the same one from guide to guide, and its list closes",
  async ({ page, open, loads }) => {
    await open("/how-to/set-up-dmarc-without-losing-mail");
    const box = page.getByRole("main").getByRole("combobox", { name: "Search How-To Guide" });
    await box.evaluate((field) => field.setAttribute("data-same", ""));
    await box.fill("domain");
    await page.getByRole("main").getByRole("option").first().waitFor();
    const guide = page.locator("main nav a[href^='/how-to/']:not([aria-current])").last();
    const to = await guide.getAttribute("href");
    await guide.click();
    await page.waitForURL(`**${to}`);
    await page.getByRole("main").getByRole("listbox").waitFor({ state: "detached" });
    expect(await box.getAttribute("data-same")).toBe("");
    expect(loads()).toBe(1);
  },
);

journey(
  "a term found by the glossary's box is shown among the others, whatever letter is selected",
  async ({ page, open }) => {
    await open("/glossary");
    await page.getByRole("button", { name: "W", exact: true }).click();
    const row = page.getByRole("row", { name: /^DNSSEC/ });
    expect(await row.count()).toBe(0);
    await page.locator("#main").getByRole("combobox", { name: "Search Glossary" }).fill("dnssec");
    await page
      .locator("#main")
      .getByRole("option", { name: /DNSSEC/ })
      .first()
      .click();
    await page.waitForURL("**/glossary#dnssec");
    await row.waitFor();
    await expect
      .poll(() =>
        row.evaluate(
          (element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().top < innerHeight,
        ),
      )
      .toBe(true);
  },
);
