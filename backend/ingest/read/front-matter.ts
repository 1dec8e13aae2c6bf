import { basename } from "node:path";
import { findFrontMatter } from "../../../content-folder/front-matter.ts";
import { type LineProblem, published, withheld } from "../../../content-folder/problem.ts";
import { takeGood } from "../../../content-folder/take-good.ts";
import { expectedFields, isMapping, readYaml } from "../../../content-folder/yaml-reading.ts";
import type { DocumentFile } from "./content-files.ts";
import { readDraftMark } from "./draft-mark.ts";
import { DocumentFields } from "./fields.ts";
import { adviceFor } from "./other-tools.ts";

/** A parsed document file, or the reasons it cannot be used. */
export type DocumentReading =
  | { readonly kind: "read"; readonly parts: DocumentParts }
  | { readonly kind: "broken"; readonly problems: readonly LineProblem[] };

export interface DocumentParts {
  readonly slug: string;
  readonly fields: DocumentFields;
  /** Problems in the front matter. */
  readonly problems: readonly LineProblem[];
  /** The offset of the body, and its first line number. */
  readonly bodyStart: number;
  readonly bodyLine: number;
  /** The line of each field; 1 for a field that is missing. */
  readonly lines: Readonly<Partial<Record<string, number>>>;
}

const expectedFrontMatter = 'expected front matter: a line "---", fields such as "subject: …", and another line "---"';
const causes = { datePublished: "bad-date", lastUpdated: "bad-date" } as const;

/** Parses a document file. Invalid front-matter fields are left out and reported, as long as the rest can be trusted. */
export function readDocumentFile(text: string, { path }: DocumentFile): DocumentReading {
  const found = findFrontMatter(text);
  if (found === null) return withoutFrontMatter(text, path);
  const yaml = readYaml(found.yaml, found.yamlLine);
  if (yaml.kind === "broken") return yaml;
  const given = yaml.value ?? {};
  if (!isMapping(given)) return { kind: "broken", problems: [withheld("yaml", 2, expectedFields)] };
  const { lineOf } = yaml;
  const mark = readDraftMark(given, lineOf);
  const tags = readTags(mark.others, lineOf(["tags"]));
  const { data, problems } = takeGood(DocumentFields, tags.fields, { lineOf, causes, advice: adviceFor });
  const fields = { ...data, draft: mark.isDraft };
  return {
    kind: "read",
    parts: {
      slug: fields.slug ?? slugOfPath(path),
      fields,
      problems: [...yaml.problems, ...mark.problems, ...tags.problems, ...problems.map(toLineProblem)],
      bodyStart: found.bodyStart,
      bodyLine: found.bodyLine,
      lines: Object.fromEntries(Object.keys(fields).map((field) => [field, lineOf([field])])),
    },
  };
}

function toLineProblem({ line, message, cause, effect }: LineProblem): LineProblem {
  return { line, message, cause, effect };
}

/** A text without front matter is a document too. Front matter that begins but cannot be parsed is an error, because it may mark a draft. */
function withoutFrontMatter(text: string, path: string): DocumentReading {
  const [, mark] = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/.exec(text) ?? [];
  if (mark === "---")
    return { kind: "broken", problems: [withheld("yaml", 1, `${expectedFrontMatter}, got only the first line`)] };
  if (mark === "+++")
    return {
      kind: "broken",
      problems: [withheld("yaml", 1, `${expectedFrontMatter}, got front matter in TOML, between lines "+++"`)],
    };
  return {
    kind: "read",
    parts: {
      slug: slugOfPath(path),
      fields: DocumentFields.parse({}),
      problems: [published("no-front-matter", 1, expectedFrontMatter)],
      bodyStart: text.startsWith("\uFEFF") ? 1 : 0,
      bodyLine: 1,
      lines: {},
    },
  };
}

/** Splits tags that are written as one text at their commas. */
function readTags(
  fields: Readonly<Record<string, unknown>>,
  line: number,
): { readonly fields: Readonly<Record<string, unknown>>; readonly problems: readonly LineProblem[] } {
  const { tags } = fields;
  if (typeof tags !== "string") return { fields, problems: [] };
  const names = tags
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return {
    fields: { ...fields, tags: names },
    problems: [
      published(
        "bad-field",
        line,
        `tags: expected a list of names, such as [api, tokens]; "${tags}" is read as [${names.join(", ")}]`,
      ),
    ],
  };
}

/** The slug of a document that does not define one. */
export function slugOfPath(path: string): string {
  return basename(path, ".md").normalize("NFC");
}

/**
 * The title of a document that has none, derived from its file name.
 *
 * @example titleOfPath("how-to/01-get-started.md") // "01 get started"
 */
export function titleOfPath(path: string): string {
  const words = basename(path, ".md")
    .replaceAll(/[-_.\s]+/g, " ")
    .trim();
  return words === "" ? basename(path, ".md") : words.charAt(0).toUpperCase() + words.slice(1);
}
