import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import type { TestSite } from "../../support/site.ts";
import { startContentSite } from "../content-site.ts";

function fence(source: string): string {
  return `\`\`\`mermaid\n${source}\n\`\`\``;
}

const hostile = fence(
  'flowchart TD\n  X["<img src=x onerror=\'parent.pwned=1;top.pwned=1\'>"] --> Y\n  click Y "javascript:parent.pwned=1"\n  click X call alert("pwned")',
);

function startDiagrams(): Promise<TestSite> {
  return startContentSite({
    "article/drawn.md": aDocument({
      subject: "Drawn",
      body: `${fence("flowchart LR\n  A[One] --> B[Two]")}\n\nBehind.\n`,
    }),
    "article/wrong.md": aDocument({ subject: "Wrong", body: fence("no <script>parent.pwned=1</script>") }),
    "article/hostile.md": aDocument({ subject: "Hostile", body: hostile }),
    "article/plain.md": aDocument({
      subject: "Plain",
      body: ":::steps\n1. One\n:::\n\n:::tabs\n::tab[A]\nOne\n\n::tab[B]\nTwo\n:::\n",
    }),
  });
}

const journey = prepareJourneys(startDiagrams);

journey.onEveryScreen(
  "a diagram is drawn in place of its source, for the theme that is shown",
  async ({ page, open }) => {
    await open("/article/drawn");
    const picture = page.locator("[data-drawn] img:visible");
    await picture.waitFor();
    expect(await picture.getAttribute("alt")).toBe("Picture: flowchart LR\n  A[One] --> B[Two]");
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 50))
      .toBe(true);
    expect(await page.locator("[data-drawn] img").count()).toBe(2);
    expect(await page.getByText("flowchart LR").isVisible()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  },
);

journey(
  "with forced colours the words of a diagram have another colour than what they stand on",
  async ({ page, open }) => {
    await open("/article/drawn");
    const picture = page.locator("[data-drawn] img:visible");
    await picture.waitFor();
    const drawing = decodeURIComponent((await picture.getAttribute("src")) ?? "");
    const [, words] = /\.label text[^{]*\{fill:(#\w+)/.exec(drawing) ?? [];
    const [, ground] = /\.node rect[^{]*\{fill:([^;]+)/.exec(drawing) ?? [];
    expect([words, ground]).toEqual([expect.any(String), expect.any(String)]);
    expect(words).not.toBe(ground);
  },
  { context: { forcedColors: "active" } },
);

journey("a page without a diagram loads nothing of it", async ({ page, open, requests }) => {
  await open("/article/plain");
  await page.locator("[data-steps]").waitFor();
  // Tabs are made where diagrams are looked for.
  await page.getByRole("tab").first().waitFor();
  expect(requests().filter((url) => /diagrams/.test(url))).toEqual([]);
});

journey("what is no diagram stays its source", async ({ page, open }) => {
  await open("/article/wrong");
  await page.locator("[data-diagram][title]").waitFor();
  expect(await page.getByText("no <script>").isVisible()).toBe(true);
});

journey("a hostile diagram runs nothing, and cannot be pressed", async ({ page, open, expectComplaint }) => {
  // The package lets the handler through; the policy of its frame does not.
  expectComplaint(/inline event handler/);
  expectComplaint(/script-src-attr inline/);
  await open("/article/hostile");
  const picture = page.locator("[data-drawn] img:visible");
  await picture.waitFor();
  await picture.click();
  expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
  expect(await page.locator("[data-drawn] a").count()).toBe(0);
});
