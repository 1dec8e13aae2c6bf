import { show } from "../../fields.ts";
import { withheld } from "../../problem.ts";
import type { ContentProblem } from "../../problem.ts";
import { takeGood } from "../../faults/take-good.ts";
import { isMapping } from "../../yaml/yaml-reading.ts";
import type { LineOf } from "../../yaml/yaml-reading.ts";
import { radiusOf } from "./radius.ts";
import { noTheme } from "./theme.ts";
import type { Theme } from "./theme.ts";
import { readThemeCss } from "./theme-css.ts";
import type { ThemeCss } from "./theme-css.ts";
import { meantFile } from "../../inside/meant-file.ts";
import { readThemeFile } from "./theme-file.ts";
import type { ThemeFile } from "./theme-file.ts";
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

/** Reads the value of `theme:`, and the files that it names. */
export async function readTheme(contentDir: string, { value, lineOf }: GivenTheme): Promise<ThemeReading> {
  if (value === undefined || value === null) return { theme: noTheme, problems: [] };
  const lineOfPart: LineOf = (path) => lineOf(["theme", ...path]);
  if (!isMapping(value)) {
    const message = `expected fields such as accent and logo, got ${show(value)}`;
    return { theme: noTheme, problems: [problemAt(lineOfPart([]), message)] };
  }
  const taken = takeGood(ThemeYml, value, { lineOf: lineOfPart });
  const files = openFiles(contentDir, lineOfPart);
  const theme = await toTheme(taken.data, files);
  const problems = [
    ...taken.problems.map(({ line, message, cause }) => ({ ...problemAt(line, message), cause })),
    ...blanksOf(value).map((key) => problemAt(lineOfPart([key]), faultOfBlank(key))),
    ...files.problems,
  ];
  return { theme, problems: problems.toSorted(byPlace) };
}

type ThemeFiles = ReturnType<typeof openFiles>;

/** Reads a file that a field of `theme:` names; null if none is named, or if it cannot be used. */
type ReadFile = (path: string | undefined, field: readonly string[]) => Promise<ThemeFile | null>;

async function toTheme(
  { accent, radius, logo, fonts, cover, css }: ThemeYml,
  { read, readCss }: ThemeFiles,
): Promise<Theme> {
  return {
    accent: accent ?? null,
    radius: radius === undefined ? null : radiusOf(radius),
    logo: {
      light: await read(logo?.light, ["logo", "light"]),
      dark: await read(logo?.dark, ["logo", "dark"]),
      mark: await read(logo?.mark, ["logo", "mark"]),
    },
    fonts: {
      heading: fonts?.heading === "system" ? "system" : await read(fonts?.heading, ["fonts", "heading"]),
      body: fonts?.body === "system" ? null : await read(fonts?.body, ["fonts", "body"]),
    },
    cover: cover ?? null,
    css: await readCss(css),
  };
}

/** Reads files, and collects what is wrong with them. */
function openFiles(contentDir: string, lineOf: LineOf) {
  const problems: ContentProblem[] = [];
  const read: ReadFile = async (path, field) => {
    if (path === undefined) return null;
    const reading = await readThemeFile(contentDir, path);
    if (reading.kind === "read") return reading.file;
    problems.push({ ...problemAt(lineOf(field), `${field.join(".")}: ${reading.message}`), cause: "missing-file" });
    return null;
  };
  const readCss = async (path: string | undefined): Promise<ThemeCss | null> => {
    if (path === undefined) return null;
    const reading = await readThemeCss(contentDir, path);
    problems.push(...(reading?.problems ?? [missing(lineOf(["css"]), contentDir, path)]));
    return reading?.css ?? null;
  };
  return { read, readCss, problems };
}

function missing(line: number, contentDir: string, path: string): ContentProblem {
  const message = `css: expected an existing file, got "${path}"${meantFile(contentDir, path)}`;
  return { ...problemAt(line, message), cause: "missing-file" };
}

function problemAt(line: number, message: string): ContentProblem {
  return { file: "site.yml", ...withheld("bad-field", line, `theme: ${message}`) };
}

/** Those of `site.yml` first, then by line. */
function byPlace(a: ContentProblem, b: ContentProblem): number {
  return Number(a.file !== "site.yml") - Number(b.file !== "site.yml") || a.line - b.line;
}

/** The fields without a value. */
function blanksOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((key) => value[key] === null);
}

function faultOfBlank(key: string): string {
  const why = key === "accent" ? ". Put the colour in quotes: without them, # begins a comment" : "";
  return `${key}: expected a value, got nothing${why}`;
}

/**
 * The theme in force after `site.yml` was read: the one that it defines; the one from before if it has a problem or could not be read (null). At the
 * first start there is none from before, and what is sound counts.
 */
export function themeInForce(reading: ThemeReading | null, before: Theme | null): Theme {
  if (reading === null) return before ?? noTheme;
  return reading.problems.length === 0 ? reading.theme : (before ?? reading.theme);
}
