import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";

const Report = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
  ),
});

/**
 * Accessibility violations that axe finds on a page in its current state, in both themes. Only colours differ between themes, so the dark one is
 * checked for contrast only. `darkIsShown`: waits for colours that a script sets.
 */
export async function findViolations(
  page: Page,
  darkIsShown: () => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  await page.evaluate(settleAnimations);
  const light = await run(page, "");
  await page.emulateMedia({ colorScheme: "dark" });
  await darkIsShown();
  const dark = await run(page, 'runOnly: ["color-contrast"]');
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** Waits for animations to finish: intermediate colours are not the design's. Runs in the page. */
async function settleAnimations(): Promise<void> {
  const ends = ({ effect, playState }: Animation): boolean =>
    playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
  for (
    let moving = document.getAnimations().filter(ends);
    moving.length > 0;
    moving = document.getAnimations().filter(ends)
  ) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** `preload: false`: style sheets are inlined or loaded already, so axe need not fetch them. */
async function run(page: Page, options: string): Promise<readonly string[]> {
  const report = Report.parse(
    await page.evaluate(
      `axe.run(document, { resultTypes: ["violations"], preload: false, selectors: false, ${options} })`,
    ),
  );
  return report.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
