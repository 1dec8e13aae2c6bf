import { faultOfUnread, readDraftMark } from "../draft-mark.ts";
import { meantField } from "../faults/meant-field.ts";
import { takeGood } from "../faults/take-good.ts";
import type { Taken } from "../faults/take-good.ts";
import { findFrontMatter, findOpenFrontMatter, findToml } from "../front-matter.ts";
import type { FrontMatter } from "../front-matter.ts";
import { published, withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { readPublishMark } from "../publish-mark.ts";
import { salvageYaml } from "../yaml/salvaged-yaml.ts";
import type { SalvagedYaml } from "../yaml/salvaged-yaml.ts";
import { expectedFields, isMapping, readYaml } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import { PageYml } from "./page-yml.ts";

/** The front matter of a page, and where its text begins; or why neither can be used. */
type PageFrontMatter =
  | {
      readonly kind: "read";
      readonly fields: PageYml;
      readonly isDraft: boolean;
      readonly problems: readonly LineProblem[];
      /** Of these, that of a field which was meant to be the title; null if there is none. */
      readonly ofTitle: LineProblem | null;
      /** As written. */
      readonly value: unknown;
      readonly lineOf: LineOf;
      readonly bodyStart: number;
      readonly bodyLine: number;
    }
  | { readonly kind: "broken"; readonly isDraft: boolean; readonly problems: readonly LineProblem[] };

/** Reads the front matter of a page. */
export function readPageFrontMatter(text: string): PageFrontMatter {
  const toml = findToml(text);
  if (toml !== null) return inToml(toml);
  const found = findFrontMatter(text) ?? findOpenFrontMatter(text);
  const { value, lineOf, problems: ofYaml, unread } = readFields(found);
  const mark = readDraftMark(isMapping(value) ? value : {}, lineOf, "page");
  const { data, problems } = takeGood(PageYml, mark.others, { lineOf });
  // Pages have none: one that shall appear later would be there at once.
  const ofPublication = readPublishMark(problems, mark.others, Date.now(), "page");
  const unclear = unread.flatMap((lines) => faultOfUnread(lines, "page") ?? []);
  const isDraft = mark.isDraft || ofPublication.isUnclear || unclear.length > 0;
  // Of YAML that cannot be read as a whole, all must be clear: else the last good version is better.
  if (unread.length > 0) return { kind: "broken", isDraft, problems: [...ofYaml, ...mark.problems, ...unclear] };
  return {
    kind: "read",
    fields: data,
    isDraft,
    problems: [...ofYaml, ...mark.problems, ...ofPublication.problems],
    ofTitle: ofPublication.problems[problems.findIndex(isOfTitle)] ?? null,
    value,
    lineOf,
    bodyStart: found?.bodyStart ?? 0,
    bodyLine: found?.bodyLine ?? 1,
  };
}

function isOfTitle({ cause, path }: Taken<PageYml>["problems"][number]): boolean {
  return cause === "unknown-field" && meantField(String(path.at(-1)), ["title"]) !== null;
}

/** The fields, with the lines that cannot be read; if there are any, the problems say that the page is withheld. */
function readFields(found: FrontMatter | null): SalvagedYaml {
  if (found === null) return { kind: "read", value: null, lineOf: () => 1, problems: [], unread: [] };
  const yaml = readYaml(found.yaml, found.yamlLine);
  const open = found.isOpen ? [published("yaml", 1, withoutEnd)] : [];
  if (yaml.kind === "read" && (yaml.value === null || isMapping(yaml.value)))
    return { ...yaml, problems: [...open, ...yaml.problems], unread: [] };
  const ofWhole = yaml.kind === "broken" ? yaml.problems : [withheld("yaml", found.yamlLine, expectedFields)];
  const salvaged = salvageYaml(found.yaml, found.yamlLine, ofWhole) ?? {
    kind: "read",
    value: null,
    lineOf: () => found.yamlLine,
    problems: ofWhole,
    unread: [{ line: found.yamlLine, text: found.yaml }],
  };
  const problems = salvaged.unread.length > 0 ? ofWhole : [...open, ...salvaged.problems];
  return { ...salvaged, problems };
}

const expected = 'expected front matter: a line "---", fields such as "title: …", and another line "---"';
const withoutEnd = `${expected}, got no line "---" after the fields`;

/** Nothing but a draft mark is read in TOML. */
function inToml({ fields, bodyStart, bodyLine }: NonNullable<ReturnType<typeof findToml>>): PageFrontMatter {
  const unclear = faultOfUnread({ line: 2, text: fields }, "page");
  const left = published("yaml", 1, `${expected}, got front matter in TOML, between lines "+++"; it is left out`);
  return {
    kind: "read",
    fields: PageYml.parse({}),
    isDraft: unclear !== null,
    ofTitle: null,
    problems: [left, ...(unclear === null ? [] : [unclear])],
    value: null,
    lineOf: () => 1,
    bodyStart,
    bodyLine,
  };
}
