import { normalisedPath, rulesOfRedirects } from "../addresses/redirects.ts";
import { type LineProblem, published } from "./problem.ts";
import type { LineOf } from "./yaml-reading.ts";

/** One line of `redirects.yml` that is in force. */
export interface Redirect {
  /** As it was written. */
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** What the root of `redirects.yml` must be. */
export const expectedRedirects = 'expected lines as "/old/address: /new/address"';

/**
 * Takes the good lines of `redirects.yml`. One that leads round, or is no path of the site, is left out; one that leads to another old
 * address leads to where that one does.
 */
export function takeRedirects(
  lines: Readonly<Record<string, unknown>>,
  lineOf: LineOf,
): { readonly data: readonly Redirect[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const rules = rulesOfRedirects(
    new Map(Object.entries(lines).flatMap(([from, to]) => (typeof to === "string" ? [[from, to] as const] : []))),
  );
  const taken = new Map<string, Redirect>();
  for (const [from, to] of Object.entries(lines)) {
    const line = lineOf([from]);
    const tell = (message: string, cause: "redirect" | "duplicate-key" = "redirect") =>
      void problems.push(published(cause, line, message));
    if (typeof to !== "string") {
      tell(`${from}: expected where the address leads now, as text`);
      continue;
    }
    const fault = rules.faultOf(from);
    if (fault !== null) tell(fault);
    const end = rules.endOf(from);
    if (end === null) continue;
    const path = normalisedPath(from);
    const before = taken.get(path);
    if (before !== undefined)
      tell(
        `"${from}" is the address of line ${before.line}, and the last one counts; leave one of them out`,
        "duplicate-key",
      );
    taken.set(path, { from, to: end, line });
  }
  return { data: [...taken.values()], problems };
}
