import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";

const Report = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
  ),
});

/** Accessibility violations that axe finds on a page in its current state. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const report = Report.parse(await page.evaluate('axe.run(document, { resultTypes: ["violations"] })'));
  return report.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
