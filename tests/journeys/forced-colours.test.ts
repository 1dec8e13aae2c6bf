import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../support/journey.ts";

const journey = prepareJourneys();
const options = { context: { forcedColors: "active" } } as const;

/** The colour of a part that is drawn with nothing but a background, and that of the page behind it. */
const drawnAndPage = (page: Page, selector: string, pseudo: string): Promise<readonly (string | undefined)[]> =>
  page.evaluate(
    ([wanted, part]) => {
      const element = document.querySelector(wanted ?? "");
      return [
        element && getComputedStyle(element, part).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ].map((colour) => colour ?? undefined);
    },
    [selector, pseudo],
  );

const expectDrawn = async (page: Page, selector: string, pseudo: string): Promise<void> => {
  const [drawn, behind] = await drawnAndPage(page, selector, pseudo);
  expect(drawn).toBeDefined();
  expect(drawn).not.toBe(behind);
};

journey.onEveryScreen(
  "in a visitor's own colours the stars, the switch and the place in the tree are still drawn",
  async ({ page, open }) => {
    await open("/docs/choosing-a-ttl");
    await expectDrawn(page, "fieldset label:has(input[type=radio])", "::before");
    await expectDrawn(page, "#tree [aria-current]", "::before");
    await open("/contact");
    await expectDrawn(page, "[role=switch]", "");
  },
  options,
);
