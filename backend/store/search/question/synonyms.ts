import { z } from "zod";
import type { SynonymGroup } from "../search.ts";
import { type Word, foldedWordsOf } from "../language/words.ts";

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
  /** The words of a query that have synonyms: the longest runs, without overlaps. */
  findIn(words: readonly Word[]): readonly Synonym[];
  /** Every word of every group, folded: they count as correct even if no text contains them. */
  readonly words: readonly string[];
}

/** No synonyms at all. */
export const noSynonyms: Synonyms = { findIn: () => [], words: [] };

interface Member {
  readonly name: string;
  readonly words: readonly string[];
}

const Groups = z.array(z.array(z.string()));

/** Parses the groups as a store keeps them, as JSON; none if none were published. */
export function toSynonymGroups(text: string | null): readonly SynonymGroup[] {
  return text === null ? [] : Groups.parse(JSON.parse(text));
}

/** Prepares synonym groups for lookup. A term in several groups has the synonyms of all of them. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const others = new Map<string, Member[]>();
  for (const group of groups) {
    const members = group.map((name) => ({ name, words: foldedWordsOf(name) }));
    for (const member of members) {
      const key = keyOf(member.words);
      others.set(key, [...(others.get(key) ?? []), ...members.filter(({ words }) => keyOf(words) !== key)]);
    }
  }
  const longest = Math.max(0, ...[...others.keys()].map((key) => key.split(" ").length));
  return {
    words: [...new Set([...others.keys()].flatMap((key) => key.split(" ")))],
    findIn: (words) => {
      const found: Synonym[] = [];
      for (let from = 0; from < words.length;) {
        const synonym = longestFrom(words, from, longest, others);
        if (synonym !== null) found.push(synonym);
        from = synonym?.to ?? from + 1;
      }
      return found;
    },
  };
}

function longestFrom(
  words: readonly Word[],
  from: number,
  longest: number,
  others: ReadonlyMap<string, readonly Member[]>,
): Synonym | null {
  for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
    const members = others.get(keyOf(words.slice(from, to).map(({ folded }) => folded)));
    if (members !== undefined)
      return { from, to, alternatives: members.map((member) => member.words), names: members.map(({ name }) => name) };
  }
  return null;
}

function keyOf(words: readonly string[]): string {
  return words.join(" ");
}
