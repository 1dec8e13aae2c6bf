import { z } from "zod";
import type { Language } from "../language/language.ts";
import type { SynonymGroup } from "../search.ts";
import { foldedWordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";

/** Words of a query that have synonyms. */
export interface Synonym {
  /** The range of words: first, and one past the last. */
  readonly from: number;
  readonly to: number;
  /** The synonyms, each as folded words. */
  readonly alternatives: readonly (readonly string[])[];
  /** The synonyms as written. */
  readonly names: readonly string[];
}

/** Looks up synonyms. */
export interface Synonyms {
  /** The words of a query that have synonyms, also in other forms of the language: the longest runs, without overlaps. */
  findIn(words: readonly Word[], language: Language): readonly Synonym[];
  /** Whether a group has a folded word, or another form of it. */
  knows(word: string, language: Language): boolean;
  /** Every word of every group, folded: they count as correct even if no text contains them. */
  readonly words: readonly string[];
}

/** No synonyms at all. */
export const noSynonyms: Synonyms = { findIn: () => [], knows: () => false, words: [] };

interface Member {
  readonly name: string;
  readonly words: readonly string[];
}

const Groups = z.array(z.array(z.string()));

/** Parses the groups as a store keeps them, as JSON; none if none were published. */
export function toSynonymGroups(text: string | null): readonly SynonymGroup[] {
  return text === null ? [] : Groups.parse(JSON.parse(text));
}

/** The other members of the groups of a term, by its stems. */
interface Table {
  readonly others: ReadonlyMap<string, readonly Member[]>;
  readonly stems: ReadonlySet<string>;
  /** The number of words of the longest term. */
  readonly longest: number;
}

/** Prepares synonym groups for lookup. A term in several groups has the synonyms of all of them. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const members = groups.map((group) => group.map((name): Member => ({ name, words: foldedWordsOf(name) })));
  const tables = new Map<Language, Table>();
  const tableOf = (language: Language): Table => {
    const table = tables.get(language) ?? createTable(members, language);
    tables.set(language, table);
    return table;
  };
  return {
    words: [...new Set(members.flat().flatMap(({ words }) => words))],
    knows: (word, language) => tableOf(language).stems.has(language.stemOf(word)),
    findIn: (words, language) => {
      const table = tableOf(language);
      const found: Synonym[] = [];
      for (let from = 0; from < words.length;) {
        const synonym = longestFrom(words, from, table, language);
        if (synonym !== null) found.push(synonym);
        from = synonym?.to ?? from + 1;
      }
      return found;
    },
  };
}

function createTable(groups: readonly (readonly Member[])[], language: Language): Table {
  const others = new Map<string, Member[]>();
  for (const group of groups)
    for (const { words: own } of group) {
      const key = keyOf(own, language);
      others.set(key, [...(others.get(key) ?? []), ...group.filter(({ words }) => keyOf(words, language) !== key)]);
    }
  const keys = [...others.keys()].map((key) => key.split(" "));
  return { others, stems: new Set(keys.flat()), longest: Math.max(0, ...keys.map(({ length }) => length)) };
}

function longestFrom(
  words: readonly Word[],
  from: number,
  { others, longest }: Table,
  language: Language,
): Synonym | null {
  for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
    const run = words.slice(from, to).map(({ folded }) => folded);
    const members = others.get(keyOf(run, language));
    if (members !== undefined)
      return { from, to, alternatives: members.map((member) => member.words), names: members.map(({ name }) => name) };
  }
  return null;
}

function keyOf(words: readonly string[], language: Language): string {
  return words.map((word) => language.stemOf(word)).join(" ");
}
