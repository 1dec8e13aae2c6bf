import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aDocument } from "../../support/content.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { hasFocus, tabTo } from "../../support/browser/keys.ts";
import { listen } from "../../support/browser/screen-reader.ts";
import { startContentSite } from "../content-site.ts";

const columns = Array.from({ length: 14 }, (_, index) => `Column ${index + 1}`);
function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
const far = "A text long enough that what follows is far below.\n\n".repeat(40);

const body = `What is claimed[^1] first.

- [x] a thing that is done
- [ ] a thing that is open

${row(columns)}
${row(columns.map(() => "---"))}
${row(columns.map((_, index) => `value-${index + 1}`))}

1. Say it:

   \`\`\`bash
   echo "${"a long line of code ".repeat(20)}"
   \`\`\`

   Then wait.

\`\`\`ts title="short.ts"
const short = 1;
\`\`\`

${far}

[^1]: The ground for the claim.
`;

const journey = prepareJourneys(() =>
  startContentSite({
    "article/many-parts.md": aDocument({ subject: "Many parts", category: "Names", subcategory: "Basics", body }),
  }),
);

function region(page: Page) {
  return page.locator(".prose [data-table]");
}

journey(
  "a wide table is reached by Tab, scrolls inside the text by arrow keys, and never widens the page",
  async ({ page, open }) => {
    await open("/article/many-parts");
    await tabTo(page, region(page));
    const scrolled = (): Promise<number> => region(page).evaluate(({ scrollLeft }) => scrollLeft);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(0);
    expect(await region(page).getAttribute("role")).toBe("region");
    expect(await region(page).getAttribute("tabindex")).toBe("0"); // not every browser lets Tab stop at scroll containers
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

journey.onEveryScreen(
  "a footnote is reached from its number by a key, and leads back to it",
  async ({ page, open, isPhone }) => {
    await open("/article/many-parts");
    const number = page.locator("[data-footnote-ref]");
    const back = page.locator("[data-footnote-backref]");
    await number.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#fn-1");
    await expect
      .poll(() => page.locator("#fn-1").evaluate((note) => note.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await back.getAttribute("aria-label")).toMatch(/back/i);
    if (isPhone) await back.tap();
    else await back.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#fnref-1");
    await expect.poll(() => hasFocus(number)).toBe(true);
  },
);

journey("a task's state is in place of its bullet", async ({ page, open }) => {
  await open("/article/many-parts");
  const items = page.locator(".prose li").filter({ hasText: "a thing that is" });
  expect(await items.allInnerTexts()).toEqual(["☑ a thing that is done", "☐ a thing that is open"]);
  expect(await items.evaluateAll((found) => found.map((item) => getComputedStyle(item).listStyleType))).toEqual([
    "none",
    "none",
  ]);
});

journey(
  "the breadcrumbs of a document lead from home through its categories, as links",
  async ({ page, open, loads }) => {
    await open("/article/many-parts");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    expect(await crumbs.allInnerTexts()).toEqual(["Home", "Names", "Basics"]);
    await crumbs.nth(2).press("Enter");
    await page.waitForURL("**/category/names/basics");
    await page.getByRole("main").getByRole("link", { name: "Many parts" }).first().waitFor();
    expect(loads()).toBe(1);
  },
);

function code(page: Page) {
  return page.locator(".prose [data-code]");
}

journey.onEveryScreen(
  "code has its controls beside its name, never over it, fades where it goes on, and keeps its distance in a list",
  async ({ page, open }) => {
    await open("/article/many-parts");
    await code(page).getByRole("button", { name: "Copy" }).first().waitFor();
    expect(
      await code(page).evaluateAll((frames) =>
        frames.map((frame) => {
          const tools = frame.querySelector("[data-tools]")?.getBoundingClientRect();
          const words = frame.querySelector("code")?.getBoundingClientRect();
          const pre = frame.querySelector("pre");
          return {
            isOver: tools !== undefined && words !== undefined && tools.bottom > words.top,
            fades: pre !== null && getComputedStyle(pre).getPropertyValue("--fade") !== "0px",
            above: getComputedStyle(frame).marginTop !== "0px",
          };
        }),
      ),
    ).toEqual([
      { isOver: false, fades: true, above: true },
      { isOver: false, fades: false, above: false },
    ]);
    expect(
      await page.locator(".prose figcaption").evaluate((title) => getComputedStyle(title, "::after").content),
    ).toBe('"ts"');
  },
);

journey("lines of code are wrapped by choice, which is remembered", async ({ page, open }) => {
  await open("/article/many-parts");
  const wrap = code(page).getByRole("button", { name: "Wrap lines" });
  await wrap.waitFor();
  const goesOn = (): Promise<boolean> =>
    page.locator(".prose li pre").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect({ pressed: await wrap.getAttribute("aria-pressed"), goesOn: await goesOn() }).toEqual({
    pressed: "false",
    goesOn: true,
  });
  await wrap.press("Enter");
  expect({ pressed: await wrap.getAttribute("aria-pressed"), goesOn: await goesOn() }).toEqual({
    pressed: "true",
    goesOn: false,
  });
  await page.reload();
  await wrap.waitFor();
  expect({ pressed: await wrap.getAttribute("aria-pressed"), goesOn: await goesOn() }).toEqual({
    pressed: "true",
    goesOn: false,
  });
});

journey("that code was copied is announced", async ({ page, open }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { said } = await listen(page);
  await open("/article/many-parts");
  const copy = code(page).last().getByRole("button", { name: "Copy" });
  await copy.press("Enter");
  await code(page).getByRole("button", { name: "Copied" }).waitFor();
  expect(await said()).toContain("status Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("const short = 1;");
});
