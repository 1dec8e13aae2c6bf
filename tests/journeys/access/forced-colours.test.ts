import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { dialog, openByKeys } from "../search/dialog-parts.ts";

const journey = prepareJourneys();
const options = { context: { forcedColors: "active" } } as const;

/** The colour of a part that is drawn by its background alone, and that of the page behind it. */
function drawnAndPage(page: Page, selector: string, pseudo: string): Promise<readonly (string | undefined)[]> {
  return page.evaluate(
    ([wanted, part]) => {
      const element = document.querySelector(wanted ?? "");
      return [
        element && getComputedStyle(element, part).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ].map((colour) => colour ?? undefined);
    },
    [selector, pseudo],
  );
}

async function expectDrawn(page: Page, selector: string, pseudo: string): Promise<void> {
  const [drawn, behind] = await drawnAndPage(page, selector, pseudo);
  expect(drawn).toBeDefined();
  expect(drawn).not.toBe(behind);
}

journey(
  "with forced colours the chosen facet of the search has an outline",
  async ({ page, open }) => {
    await open("/article/choosing-a-ttl");
    await openByKeys(page);
    await page.keyboard.type("dns");
    const chosen = dialog(page).locator("fieldset label:has(:checked)").first();
    expect(await chosen.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe("solid");
  },
  options,
);

journey.onEveryScreen(
  "with forced colours the stars, the switch and the current item in the tree are still visible",
  async ({ page, open }) => {
    await open("/docs/choosing-a-ttl");
    await expectDrawn(page, "fieldset label:has(input[type=radio])", "::before");
    await expectDrawn(page, "#tree [aria-current]", "::before");
    await open("/contact");
    await expectDrawn(page, "[role=switch]", "");
  },
  options,
);

journey(
  "with forced colours marked words have the system's colours for them, in headings too",
  async ({ page, open }) => {
    await open("/search?q=dns");
    const [words, ground] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("span"));
      probe.style.cssText = "forced-color-adjust: none; color: MarkText; background: Mark";
      return [getComputedStyle(probe).color, getComputedStyle(probe).backgroundColor];
    });
    for (const place of ["h2", "h2 + p"]) {
      const mark = page.locator(`main ${place} mark`).first();
      const [colour, adjust, behind] = await mark.evaluate((one) => {
        const style = getComputedStyle(one);
        return [style.color, style.forcedColorAdjust, `${style.backgroundColor} ${style.backgroundImage}`];
      });
      expect([place, colour, adjust]).toEqual([place, words, "none"]);
      expect(behind).toContain(ground);
    }
  },
  options,
);
