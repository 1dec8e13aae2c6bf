import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LineCounter, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { SynonymGroup } from "../store/search.ts";
import type { ContentProblem } from "../store/sources.ts";
import type { LineProblem } from "./yaml-fields.ts";

const fileName = "synonyms.yml";
const longestTerm = 100;
const expectedGroup = 'expected a list of two or more terms that mean the same, such as "[ttl, time to live]"';

/** The words of `synonyms.yml` that mean the same. */
export type SynonymsReading =
  | { readonly kind: "read"; readonly groups: readonly SynonymGroup[] }
  | { readonly kind: "broken"; readonly problems: readonly ContentProblem[] };

/** Reads `synonyms.yml`: a list of lists of terms. Where there is no such file, no words mean the same. */
export async function readSynonyms(contentDir: string): Promise<SynonymsReading> {
  const text = await readIfThere(join(contentDir, fileName));
  const { groups, problems } = parseSynonyms(text);
  if (problems.length === 0) return { kind: "read", groups };
  return { kind: "broken", problems: problems.map((problem) => ({ file: fileName, ...problem })) };
}

function parseSynonyms(text: string): {
  readonly groups: readonly SynonymGroup[];
  readonly problems: readonly LineProblem[];
} {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: LineProblem[] = yaml.errors.map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    message: `not valid YAML: ${message}`,
  }));
  if (problems.length > 0 || yaml.contents === null) return { groups: [], problems };
  if (!isSeq(yaml.contents))
    return {
      groups: [],
      problems: [{ line: 1, message: `expected a list of groups, each ${expectedGroup.replace("expected ", "")}` }],
    };
  const groups = yaml.contents.items.map((item) => {
    const line = isNode(item) && item.range ? lines.linePos(item.range[0]).line : 1;
    const group = toGroup(item);
    problems.push(...group.messages.map((message) => ({ line, message })));
    return group.terms;
  });
  return { groups, problems };
}

function toGroup(item: unknown): { readonly terms: SynonymGroup; readonly messages: readonly string[] } {
  if (!isSeq(item)) return { terms: [], messages: [expectedGroup] };
  const given = item.items.map((term) => (isScalar(term) ? term.value : null));
  const terms = given.flatMap((term) => (typeof term === "string" ? [term.trim().replaceAll(/\s+/g, " ")] : []));
  const messages = [
    ...given.flatMap((term) => problemOf(term)),
    ...(new Set(terms.map((term) => term.toLowerCase())).size < 2 && terms.length === given.length
      ? [`${expectedGroup}, got ${JSON.stringify(terms)}`]
      : []),
  ];
  return { terms, messages };
}

function problemOf(term: unknown): string[] {
  if (typeof term !== "string")
    return [
      `expected each term to be a text, got ${JSON.stringify(term)}; put it in quotes if it is a number or a word that YAML takes for something else`,
    ];
  if (!/[\p{L}\p{N}]/u.test(term)) return [`expected each term to have a letter or a digit, got "${term}"`];
  return term.length > longestTerm
    ? [`expected terms of at most ${longestTerm} characters, got ${term.length}: "${term.slice(0, 40)}…"`]
    : [];
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
