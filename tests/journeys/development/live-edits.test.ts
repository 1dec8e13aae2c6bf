import { expect } from "vitest";
import { aDocument, makeContent } from "../../support/content.ts";
import type { TestContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";

const paragraphs = Array.from({ length: 60 }, (_each, index) => `Paragraph ${index} of a long text.`).join("\n\n");
function textOf(last: string) {
  return aDocument({ subject: "A long text", body: `${paragraphs}\n\n${last}` });
}

let content: TestContent;

const journey = prepareJourneys(async () => {
  content = await makeContent({ "article/a.md": textOf("It ends like this.") });
  const site = await startSite({ CONTENT_DIR: content.dir }, { dev: true });
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
});

journey(
  "an open page shows an edited document by itself, at the reader's position; an error in it is shown with file and line until it is fixed",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/^answer 504: .*\/\.vite\/deps\/|504 \(Outdated Optimize Dep\)$/); // dependencies optimized again: Vite reloads the page
    page.setDefaultTimeout(60_000);
    await content.write("article/a.md", textOf("It ends like this."));
    await open("/article/a");
    await page.getByText("It ends like this.").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await content.write("article/a.md", textOf("It ends in another way."));
    await page.getByText("It ends in another way.").waitFor();
    await eventually(
      () => page.evaluate(() => scrollY),
      (now) => Math.abs(now - before) < 50,
    );

    const overlay = page.locator("vite-error-overlay");
    expect(await overlay.count()).toBe(0);
    await content.write(
      "article/a.md",
      textOf("It ends badly.").replace("datePublished: 2026-01-02", "datePublished: the day before"),
    );
    await overlay.getByText(/article\/a\.md:\d+ .*datePublished/).waitFor();
    await content.write("article/a.md", textOf("It ends well."));
    await page.getByText("It ends well.").waitFor();
    await eventually(
      () => overlay.count(),
      (overlays) => overlays === 0,
    );
  },
);

journey("an edit of the site's own files shows by itself, too", async ({ page, open, ignoreComplaint }) => {
  ignoreComplaint(/^answer 504: .*\/\.vite\/deps\/|504 \(Outdated Optimize Dep\)$/);
  page.setDefaultTimeout(60_000);
  await content.write("site.yml", "name: Testsite\nid: testsite\n");
  await open("/article/a");
  await content.write("site.yml", "name: Renamed\nid: testsite\n");
  await eventually(
    () =>
      page
        .locator('meta[property="og:site_name"]')
        .getAttribute("content")
        .catch(() => ""),
    (name) => name === "Renamed",
  );
});

journey("a diagram that cannot be drawn is shown with file and line, too", async ({ page, open, ignoreComplaint }) => {
  ignoreComplaint(/^answer 504: .*\/\.vite\/deps\/|504 \(Outdated Optimize Dep\)$/);
  page.setDefaultTimeout(60_000);
  const broken = textOf("```mermaid\nflowchart LR\n  A[One --> B\n```");
  const line = broken.split("\n").indexOf("  A[One --> B") + 1;
  await content.write("article/a.md", broken);
  await open("/article/a");
  const overlay = page.locator("vite-error-overlay");
  await overlay.getByText(`article/a.md:${line} the diagram cannot be drawn: Parse error`).waitFor();
  await content.write("article/a.md", textOf("```mermaid\nflowchart LR\n  A --> B\n```"));
  await page.locator("[data-drawn]").waitFor();
  expect(await overlay.count()).toBe(0);
});
