import type { Page } from "playwright-core";

/** The sum of everything that has moved on a page by itself so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 50)); // what is buffered comes in a task of its own
    return shifts.reduce(
      (sum, shift) => sum + ("value" in shift && typeof shift.value === "number" ? shift.value : 0),
      0,
    );
  });

/** Leaves the heading face out, whose arrival may move a line: what is measured then is all else. */
export const withoutHeadingFace = async (page: Page): Promise<void> => {
  await page.route("**/*.woff2", () => new Promise(() => undefined));
};
