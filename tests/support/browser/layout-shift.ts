import type { Page } from "playwright-core";
import { withoutTimeLimit } from "./held-files.ts";

/** The page's cumulative layout shift so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 50)); // buffered entries arrive in a separate task
    return shifts.reduce(
      (sum, shift) => sum + ("value" in shift && typeof shift.value === "number" ? shift.value : 0),
      0,
    );
  });
}

/** Waits until a page that opened at its top is laid out whole: until then heights far below are estimates. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => !("top" in document.documentElement.dataset));
}

/** Blocks the heading font, whose arrival may shift a line, so that everything else can be measured. */
export async function withoutHeadingFace(page: Page): Promise<void> {
  await withoutTimeLimit(page);
  await page.route("**/*.woff2", () => new Promise(() => undefined));
}

/** Waits until headings have the heading font. */
export async function withHeadingFace(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [heading] = document.querySelectorAll("h1");
    return heading && getComputedStyle(heading).getPropertyValue("--font-heading").includes("Wittgenstein");
  });
}
