import { show } from "../../fields.ts";
import { type ContentProblem, withheld } from "../../problem.ts";
import { takeGood } from "../../take-good.ts";
import { type LineOf, isMapping } from "../../yaml-reading.ts";
import { radiusOf } from "./radius.ts";
import { type Theme, noTheme } from "./theme.ts";
import { ThemeYml } from "./theme-yml.ts";

/** `theme:` as `site.yml` has it. */
export interface GivenTheme {
  readonly value: unknown;
  /** The lines of the whole file. */
  readonly lineOf: LineOf;
}

/** The theme that `site.yml` and its files define. */
export interface ThemeReading {
  /** What is sound in it. */
  readonly theme: Theme;
  /** Any problem keeps the theme that was in force before: half of a look is no look. */
  readonly problems: readonly ContentProblem[];
}

/** Reads the value of `theme:`. */
export function readTheme(_contentDir: string, { value, lineOf }: GivenTheme): Promise<ThemeReading> {
  const problemAt = (path: readonly PropertyKey[], message: string): ContentProblem => ({
    file: "site.yml",
    ...withheld("bad-field", lineOf(["theme", ...path]), `theme: ${message}`),
  });
  if (value === undefined || value === null) return Promise.resolve({ theme: noTheme, problems: [] });
  if (!isMapping(value)) {
    const problem = problemAt([], `expected fields such as accent and radius, got ${show(value)}`);
    return Promise.resolve({ theme: noTheme, problems: [problem] });
  }
  const { data, problems } = takeGood(ThemeYml, value, { lineOf: (path) => lineOf(["theme", ...path]) });
  return Promise.resolve({
    theme: { accent: data.accent ?? null, radius: data.radius === undefined ? null : radiusOf(data.radius) },
    problems: [
      ...problems.map(({ line, message, cause }) => ({
        file: "site.yml",
        ...withheld(cause, line, `theme: ${message}`),
      })),
      ...blanksOf(value).map((key) =>
        problemAt(
          [key],
          `${key}: expected a value, got nothing${key === "accent" ? ". Put the colour in quotes: without them, # begins a comment" : ""}`,
        ),
      ),
    ],
  });
}

/** The fields without a value. */
function blanksOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((key) => value[key] === null);
}

/**
 * The theme in force after `site.yml` was read: the one that it defines; the one from before if it has a problem or could not be read (null). At the
 * first start there is none from before, and what is sound counts.
 */
export function themeInForce(reading: ThemeReading | null, before: Theme | null): Theme {
  if (reading === null) return before ?? noTheme;
  return reading.problems.length === 0 ? reading.theme : (before ?? reading.theme);
}
