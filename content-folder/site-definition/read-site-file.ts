import { badBytes, published, withheld } from "../problem.ts";
import type { ContentProblem, LineProblem } from "../problem.ts";
import { readTextInside } from "../inside/read-inside.ts";
import { linksIn } from "../site-files/site-links.ts";
import type { SiteLink } from "../site-files/site-links.ts";
import type { Salvaged } from "../yaml/salvaged-blocks.ts";
import { readYaml } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** How a file's value is validated. `take` returns null if the value is not even of the expected type. */
export interface SiteFileKind<T> {
  readonly expected: string;
  /** The value of an empty file. */
  readonly empty: unknown;
  readonly take: (
    value: unknown,
    lineOf: LineOf,
  ) => { readonly data: T; readonly problems: readonly LineProblem[] } | null;
  /** What is wrong with a missing or empty file; null or left out: nothing. */
  readonly gone?: string | null;
  /** Takes what can be read of a text whose YAML cannot be read as a whole. Null or left out: nothing of it counts. */
  readonly salvage?: ((text: string, ofWhole: readonly LineProblem[]) => Salvaged | null) | null;
}

/** The content of a file; null if it cannot be read at all. */
interface SiteFileReading<T> {
  readonly data: T | null;
  readonly links: readonly SiteLink[];
  readonly problems: readonly ContentProblem[];
}

/** Reads one of the site's own YAML files. A missing file counts as empty. */
export async function readSiteFile<T>(
  contentDir: string,
  file: string,
  kind: SiteFileKind<T>,
): Promise<SiteFileReading<T>> {
  const toProblems = (problems: readonly LineProblem[]): ContentProblem[] =>
    problems
      .map(({ line, message, cause, effect }) => ({ file, line, message, cause, effect }))
      .sort((a, b) => a.line - b.line);
  const text = await readSiteText(contentDir, file);
  if (text.kind !== "read") return { data: null, links: [], problems: toProblems([text.problem]) };
  const { gone = null } = kind;
  if (text.text === "" && gone !== null)
    return { data: null, links: [], problems: toProblems([withheld("unreadable", 1, gone)]) };
  const yaml = readYaml(text.text);
  if (yaml.kind === "broken") {
    const salvaged = kind.salvage?.(text.text.replace(/^\uFEFF/, ""), yaml.problems) ?? null;
    const taken = salvaged === null ? null : kind.take(salvaged.value, salvaged.lineOf);
    const ofRest = salvaged?.problems ?? [];
    // What is wrong may lie between the pieces that can be read.
    const ofText = taken !== null && ofRest.some(({ effect }) => effect === "withheld") ? [] : yaml.problems;
    return {
      data: taken?.data ?? null,
      links: [],
      problems: toProblems([...ofText, ...(taken === null ? [] : [...ofRest, ...taken.problems])]),
    };
  }
  const taken = kind.take(yaml.value ?? kind.empty, yaml.lineOf);
  if (taken === null) return { data: null, links: [], problems: toProblems([withheld("yaml", 1, kind.expected)]) };
  return {
    data: taken.data,
    links: linksIn(yaml.value, yaml.lineOf),
    problems: toProblems([...text.problems, ...yaml.problems, ...taken.problems]),
  };
}

/** The text of a file; empty if it is missing. */
async function readSiteText(contentDir: string, file: string) {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "refused")
    return { kind: "refused", problem: withheld("unreadable", 1, reading.reason) } as const;
  if (reading.kind === "missing") return { kind: "read", text: "", problems: [] } as const;
  const { text, badLine } = reading;
  return { kind: "read", text, problems: badLine === null ? [] : [published("encoding", badLine, badBytes)] } as const;
}
