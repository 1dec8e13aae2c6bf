import { show } from "../fields.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** Terms with the same meaning. */
export type SynonymGroup = readonly string[];

const longestTerm = 100;
const expectedGroup = 'expected a list of two or more terms that mean the same, such as "[faq, common questions]"';

/** What the root of `synonyms.yml` must be, for messages. */
export const expectedGroups = `expected a list of groups, each ${expectedGroup.replace("expected ", "")}`;

/**
 * Takes the valid groups of `synonyms.yml`, a list of lists of terms. Invalid terms are left out, as are groups with fewer than two distinct valid
 * terms.
 */
export function takeSynonyms(
  items: readonly unknown[],
  lineOf: LineOf,
): { readonly data: readonly SynonymGroup[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const groups = items.map((item, index): SynonymGroup => {
    const { terms, messages } = toGroup(item);
    problems.push(...messages.map((message) => published("bad-field", lineOf([index]), message)));
    return areDistinct(terms) ? terms : [];
  });
  return { data: groups.filter((group) => group.length > 0), problems };
}

function toGroup(item: unknown): { readonly terms: SynonymGroup; readonly messages: readonly string[] } {
  if (!Array.isArray(item)) return { terms: [], messages: [expectedGroup] };
  const given: readonly unknown[] = item;
  const faults = given.flatMap((term) => faultOf(term) ?? []);
  const terms = given.flatMap((term) =>
    typeof term === "string" && faultOf(term) === null ? [term.trim().replaceAll(/\s+/g, " ")] : [],
  );
  return {
    terms,
    messages: [
      ...faults,
      ...(faults.length === 0 && !areDistinct(terms) ? [`${expectedGroup}, got ${JSON.stringify(terms)}`] : []),
    ],
  };
}

function areDistinct(terms: SynonymGroup): boolean {
  return new Set(terms.map((term) => term.toLowerCase())).size >= 2;
}

function faultOf(term: unknown): string | null {
  if (typeof term !== "string")
    return `expected each term to be a text, got ${show(term)}; put it in quotes if it is a number or a word that YAML takes for something else`;
  if (!/[\p{L}\p{N}]/u.test(term)) return `expected each term to have a letter or a digit, got "${term}"`;
  return term.length > longestTerm
    ? `expected terms of at most ${longestTerm} characters, got ${term.length}: "${term.slice(0, 40)}…"`
    : null;
}
