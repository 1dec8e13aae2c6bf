import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";

const Checks = z.array(z.object({ data: z.unknown(), message: z.string() }));
const Findings = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(
      z.object({ html: z.string(), failureSummary: z.string().optional(), any: Checks, all: Checks, none: Checks }),
    ),
  }),
);
const Report = z.object({ violations: Findings, incomplete: Findings });
type Node = z.infer<typeof Findings>[number]["nodes"][number];

/**
 * Accessibility violations that axe finds on a page in its current state, in both themes, and what it could not decide and nobody else has. Only colours differ between themes, so the dark one is
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
  let report = await reportOf(page, options);
  // On a page that has changed under it, axe does not find the heading before any.
  if (report.incomplete.some(({ id }) => id === "heading-order")) report = await reportOf(page, options);
  const undecided = report.incomplete.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isDecidedElsewhere(id, node)).map((node) => ({ id: `undecided ${id}`, nodes: [node] })),
  );
  return [...report.violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

async function reportOf(page: Page, options: string): Promise<z.infer<typeof Report>> {
  const settings = `{ resultTypes: ["violations", "incomplete"], preload: false, selectors: false, ${options} }`;
  return Report.parse(await page.evaluate(`axe.run(document, ${settings})`));
}

/**
 * Where axe cannot see what lies behind a text: under a card's link, on a gradient or a picture, a single letter, an arrow, an empty field. The colours are pairs of
 * tokens, and those are measured (tests/client/styles/token-contrast.test.ts).
 */
const unseenBackgrounds = new Set([
  "bgOverlap",
  "bgGradient",
  "imgNode",
  "bgImage",
  "elmPartiallyObscured",
  "elmPartiallyObscuring",
  "shortTextContent",
  "nonBmp",
  "emptyValue",
  "pseudoContent",
]);

function isDecidedElsewhere(id: string, { any, all, none, html }: Node): boolean {
  // A list of results scrolls with the option that is active: its field has the focus.
  if (id === "scrollable-region-focusable")
    return [...any, ...all, ...none].every(({ message }) => message.includes("negative tabindex"));
  // GraphiQL names the box around its search field, which has a name itself.
  if (id === "aria-prohibited-attr") return html.includes('class="graphiql-doc-explorer-search"');
  // The arrow that leads back from a footnote is no word.
  if (id === "label-content-name-mismatch") return html.includes("data-footnote-backref");
  const keys = [...any, ...all, ...none].map(({ data }) => MessageKey.safeParse(data).data?.messageKey ?? "");
  return id === "color-contrast" && keys.every((key) => unseenBackgrounds.has(key));
}

const MessageKey = z.object({ messageKey: z.string() });
