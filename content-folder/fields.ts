import { z } from "zod";

/** The name of a site that says none. */
export const defaultSiteName = "Documentation";

/** The description of a site that says none: in its language, where there are words of it (words/en.ts). */
export const defaultDescription = "Guides, articles and reference.";

/** A non-blank text; `expected` describes it in messages. */
export function text(expected: string) {
  return z
    .string({
      error: ({ input }) =>
        `expected ${expected}${input === undefined ? "" : `, got ${show(input)}; put it in quotes`}`,
    })
    .trim()
    .min(1, `expected ${expected}, got nothing`);
}

/** A value as shown in messages, shortened. */
export function show(value: unknown): string {
  const shown = typeof value === "string" ? `"${value}"` : (JSON.stringify(value) ?? "nothing");
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
}

const longestShown = 120;
