import { findFrontMatter, findOpenFrontMatter, findToml } from "../../../../content-folder/front-matter.ts";
import type { FrontMatter } from "../../../../content-folder/front-matter.ts";
import { published } from "../../../../content-folder/problem.ts";
import type { LineProblem } from "../../../../content-folder/problem.ts";
import { takeGood } from "../../../../content-folder/faults/take-good.ts";
import { salvageYaml } from "../../../../content-folder/yaml/salvaged-yaml.ts";
import type { SalvagedYaml } from "../../../../content-folder/yaml/salvaged-yaml.ts";
import { expectedFields, isMapping, readYaml } from "../../../../content-folder/yaml/yaml-reading.ts";
import type { DocumentFile } from "../content-files.ts";
import { faultOfUnread, readDraftMark } from "../../../../content-folder/draft-mark.ts";
import { DocumentFields, FiledDocumentFields } from "./fields.ts";
import { adviceFor } from "./other-tools.ts";
import { readPublishMark } from "../../../../content-folder/publish-mark.ts";
import { takeTitle } from "./title-field.ts";

/** A document's file, taken apart. */
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
const causes = {
  datePublished: "bad-date",
  lastUpdated: "bad-date",
  publishAt: "bad-date",
  expiresAt: "bad-date",
} as const;

/**
 * Parses a document file. What cannot be read in the front matter is left out and reported; where it may have marked a draft, the document counts as
 * one.
 */
export function readDocumentFile(text: string, file: DocumentFile): DocumentParts {
  const found = findFrontMatter(text) ?? findOpenFrontMatter(text);
  const yaml = found && readFields(found);
  if (found === null || yaml === null) return withoutFrontMatter(text, file);
  const titled = takeTitle(isMapping(yaml.value) ? yaml.value : {}, yaml.lineOf);
  const { lineOf } = titled;
  const mark = readDraftMark(titled.fields, lineOf);
  const unclear = yaml.unread.flatMap((lines) => faultOfUnread(lines) ?? []);
  const tags = readTags(mark.others, lineOf(["tags"]));
  const { data, problems } = takeGood(file.folder === "" ? DocumentFields : FiledDocumentFields, tags.fields, {
    lineOf,
    causes,
    advice: adviceFor,
  });
  const ofPublication = readPublishMark(problems, tags.fields, Date.now());
  const fields = { ...data, draft: mark.isDraft || unclear.length > 0 || ofPublication.isUnclear };
  return {
    slug: slugOf(file, fields.slug),
    fields,
    problems: [
      ...yaml.problems,
      ...titled.problems,
      ...mark.problems,
      ...unclear,
      ...tags.problems,
      ...ofPublication.problems,
    ],
    bodyStart: found.bodyStart,
    bodyLine: found.bodyLine,
    lines: Object.fromEntries(Object.keys(fields).map((field) => [field, lineOf([field])])),
  };
}

/** The fields of front matter; null if nothing in it is a field, so that it may be text. */
function readFields({ yaml: text, yamlLine, isOpen }: FrontMatter): SalvagedYaml | null {
  const yaml = readYaml(text, yamlLine);
  const problems = isOpen ? [published("yaml", 1, `${expectedFrontMatter}, got no line "---" after the fields`)] : [];
  if (yaml.kind === "read" && (yaml.value === null || isMapping(yaml.value)))
    return { ...yaml, problems: [...problems, ...yaml.problems], unread: [] };
  const ofWhole = yaml.kind === "broken" ? yaml.problems : [published("yaml", yamlLine, expectedFields)];
  const salvaged = salvageYaml(text, yamlLine, ofWhole);
  return salvaged && { ...salvaged, problems: [...problems, ...salvaged.problems] };
}

/** A text without front matter is a document too, and so is one whose front matter is in TOML: nothing but a draft mark is read in that. */
function withoutFrontMatter(text: string, { slug }: DocumentFile): DocumentParts {
  const toml = findToml(text);
  const problem =
    toml === null
      ? published("no-front-matter", 1, expectedFrontMatter)
      : published("yaml", 1, `${expectedFrontMatter}, got front matter in TOML, between lines "+++"; it is left out`);
  const unclear = faultOfUnread({ line: 2, text: toml?.fields ?? "" });
  return {
    slug,
    fields: { ...DocumentFields.parse({}), draft: unclear !== null },
    problems: [problem, ...(unclear === null ? [] : [unclear])],
    bodyStart: toml?.bodyStart ?? (text.startsWith("\uFEFF") ? 1 : 0),
    bodyLine: toml?.bodyLine ?? 1,
    lines: {},
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

/** The slug of a document: its own is put after its folder, or, with a slash at the beginning, after the folder of its type. */
function slugOf({ slug, folder }: DocumentFile, own: string | undefined): string {
  if (own === undefined) return slug;
  return own.startsWith("/") ? `${folder.split("/", 1)[0]}${own}` : `${folder}${own}`;
}
