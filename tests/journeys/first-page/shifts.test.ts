import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { layoutShiftOf, withHeadingFace } from "../../support/browser/layout-shift.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";

const journey = prepareJourneys();

const mostMoved = 0.005;

journey.onEveryScreen(
  "nothing moves on any page, when the heading font and the controls of texts arrive",
  async ({ page }) => {
    for (const address of pageKinds) {
      await page.goto(address);
      await withHeadingFace(page);
      expect([address, await layoutShiftOf(page)]).toEqual([address, expect.toSatisfy((moved) => moved <= mostMoved)]);
    }
  },
);
