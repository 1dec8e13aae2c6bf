import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

journey.onEveryScreen("an example is run in place, and its answer is below it", async ({ page, open, requests }) => {
  await open("/api-reference/query-documents");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await answer.waitFor();
  expect(await answer.innerText()).toMatch(/Status 200, \d+ ms\s+28 points/);
  const shown: unknown = JSON.parse(await answer.locator("pre").innerText());
  expect(shown).toMatchObject({ data: { documents: { items: expect.arrayContaining([expect.anything()]) } } });
  const box = await answer.boundingBox();
  expect(box?.y ?? 9_999).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(requests().filter((request) => request.endsWith("/graphql")).length).toBeLessThanOrEqual(1);
  expect(await findViolations(page)).toEqual([]);
});

journey("an operation that stores something is shown, and not run", async ({ page, open }) => {
  await open("/api-reference/mutation-rateDocument");
  expect(await page.getByRole("button", { name: "Run", exact: true }).count()).toBe(0);
  await page.getByText("This operation stores something").waitFor();
  const playground = page
    .getByRole("region", { name: "Example" })
    .getByRole("link", { name: "Open in the playground" });
  expect(await playground.getAttribute("href")).toMatch(/^\/playground#query=mutation\+RateDocument/);
});

journey.onEveryScreen("the language of examples is chosen once, for all pages", async ({ page, open, loads }) => {
  await open("/api-reference/query-document");
  await page.getByRole("tab", { name: "Python" }).click();
  await page.getByText("from urllib.request import").waitFor();
  const before = loads();
  await page.getByRole("link", { name: "Document", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Document" }).waitFor();
  expect(loads()).toEqual(before);
  await open("/api-reference/query-search");
  await page.getByRole("tab", { name: "Python", selected: true }).waitFor();
});

journey.onEveryScreen("a long text stands in its place before its example has come", async ({ page, open }) => {
  await open("/api-reference/type-Document");
  const places = await page.evaluate(() => {
    const placeOfText = (): readonly number[] => {
      const { x, y, width } = document.querySelector("article > header + div")?.getBoundingClientRect() ?? {};
      return [x ?? 0, y ?? 0, width ?? 0];
    };
    const whole = placeOfText();
    document.querySelector("article > section")?.remove();
    return [whole, placeOfText()];
  });
  expect(places[1]).toEqual(places[0]);
  expect(places[0]?.[2]).toBeGreaterThan(200);
});

journey("a link to a field leads to it, below the header", async ({ page, open }) => {
  await open("/api-reference/type-Document#field-summary-arg-length");
  const box = await page.locator("#field-summary-arg-length").boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(60);
  expect(box?.y ?? 9_999).toBeLessThan(300);
  await page.locator("#field-tags a").click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#field-tags");
});

journey(
  "without scripts everything can be read, and nothing offers what does not work",
  async ({ page }) => {
    await page.goto("/api-reference/query-documents");
    for (const text of ["1 to 100", "from urllib.request import", "interface DocumentsData"])
      expect([text, await page.getByText(text).first().isVisible()]).toEqual([text, true]);
    expect(await page.getByText("Run", { exact: true }).isVisible()).toBe(false);
    await page
      .getByRole("navigation", { name: "API reference" })
      .getByRole("link", { name: "search", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: "search" }).waitFor();
  },
  { context: { javaScriptEnabled: false } },
);

journey("the words of its sidebar begin where those of the other sidebars do", async ({ page, open }) => {
  const startOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
  await open("/docs");
  const start = await startOf("Categories");
  await open("/api-reference/type-Document");
  expect(await startOf("API reference")).toBe(start);
});
