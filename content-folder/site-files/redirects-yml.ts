import { normalisedPath } from "../../addresses/normalised-path.ts";
import { rulesOfRedirects } from "../../addresses/redirects.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** A valid line of `redirects.yml`. */
export interface Redirect {
  /** As written. */
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** What the root of `redirects.yml` must be, for messages. */
export const expectedRedirects = 'expected lines as "/old/address: /new/address"';

/**
 * Takes the valid lines of `redirects.yml`. Redirects that loop or do not lead to a path of the site are left out; chains resolve to their final
 * target.
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
    const report = (message: string, cause: "redirect" | "duplicate-key" = "redirect") =>
      void problems.push(published(cause, line, message));
    if (typeof to !== "string") {
      report(`${from}: expected the new address, as text`);
      continue;
    }
    const fault = rules.faultOf(from);
    if (fault !== null) report(fault);
    const end = rules.endOf(from);
    if (end === null) continue;
    const path = normalisedPath(from);
    const before = taken.get(path);
    if (before !== undefined)
      report(
        `"${from}" repeats the address of line ${before.line}, and the last one is used; remove one of them`,
        "duplicate-key",
      );
    taken.set(path, { from, to: end, line });
  }
  return { data: [...taken.values()], problems };
}
