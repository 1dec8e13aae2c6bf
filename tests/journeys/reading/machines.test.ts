import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const article = "/article/what-the-udrp-decides";
const clipboard = { context: { permissions: ["clipboard-read", "clipboard-write"] } };

journey(
  "a document is copied as Markdown, by keyboard too, with a confirmation; nothing is fetched before",
  async ({ page, open, requests }) => {
    await open(article);
    expect(requests().filter((url) => url.includes(".md"))).toEqual([]);
    const button = page.getByRole("button", { name: "Copy as Markdown" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Copied as Markdown.").waitFor();
    const file = await page.evaluate((path) => fetch(path).then((response) => response.text()), `${article}.md`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    expect(new URL(page.url()).pathname).toBe(article);
  },
  clipboard,
);

journey(
  "a failed copy says so, and does not move the visitor",
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/500/);
    await page.route("**/*.md", (route) => route.fulfill({ status: 500, body: "" }));
    await open(article);
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByText("The page could not be copied.").waitFor();
    expect(new URL(page.url()).pathname).toBe(article);
  },
  clipboard,
);

journey(
  "a link to an old address leads to the new one by client-side navigation too",
  async ({ page, open, loads }) => {
    await open("/faq");
    const before = loads();
    for (const [from, to] of [
      ["/how-to/connect-a-domain", "/how-to/point-a-domain-at-your-site"],
      ["/article/whois-lookup", "/article/what-a-registration-record-still-tells-you"],
      ["/legal/terms-and-conditions", "/legal/terms"],
    ]) {
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href ?? "";
        link.textContent = "old";
        document.querySelector("main")?.append(link);
        link.click();
      }, from);
      await page.waitForURL(`**${to}`);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).not.toBe("No content found.");
    }
    expect(loads()).toBe(before);
  },
);
