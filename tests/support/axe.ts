import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";

const Report = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
  ),
});

/**
 * What axe finds wrong with a page as it stands, in both themes, rule by rule. The theme changes colours alone, so the dark
 * one is held against the rules of contrast alone. `darkIsShown`: waits for what a script colours.
 */
export const findViolations = async (
  page: Page,
  darkIsShown: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  await page.evaluate(comeToRest);
  const light = await run(page, "");
  await page.emulateMedia({ colorScheme: "dark" });
  await darkIsShown();
  const dark = await run(page, 'runOnly: ["color-contrast"]');
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
};

/** What fades in or out has colours of nobody's choice on its way. Runs in the page. */
const comeToRest = async (): Promise<void> => {
  const ends = ({ effect, playState }: Animation): boolean =>
    playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  for (
    let moving = document.getAnimations().filter(ends);
    moving.length > 0;
    moving = document.getAnimations().filter(ends)
  ) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
};

/** Style sheets are inlined or loaded already: axe need not fetch them. */
const run = async (page: Page, options: string): Promise<readonly string[]> => {
  const report = Report.parse(
    await page.evaluate(
      `axe.run(document, { resultTypes: ["violations"], preload: false, selectors: false, ${options} })`,
    ),
  );
  return report.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
};
