import { type QuestionTerm, weights } from "./question.ts";
import { foldedWordsOf } from "./words.ts";

/** An occurrence of a term of a question in a text. */
export interface Hit {
  readonly term: QuestionTerm;
  /** The place of its first word among the words of the text. */
  readonly position: number;
}

/** Finds the terms of one question in many texts. */
export interface Matcher {
  read(text: string): { readonly hits: readonly Hit[]; readonly length: number };
}

/** Prepares terms: a word of a text is looked up once, however many terms there are. */
export function createMatcher(terms: readonly QuestionTerm[]): Matcher {
  const byFirst = new Map<string, QuestionTerm[]>();
  for (const term of terms) {
    const first = term.words[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
  }
  const beginnings = terms
    .filter(({ isPrefix }) => isPrefix)
    .map((term) => ({ beginning: term.words[0] ?? "", term: { ...term, weight: term.weight * weights.unfinished } }));
  return {
    read: (text) => {
      const words = foldedWordsOf(text);
      const hits: Hit[] = [];
      for (let position = 0; position < words.length; position += 1) {
        const word = words[position] ?? "";
        const starting = byFirst.get(word);
        if (starting !== undefined) {
          for (const term of starting) if (isAt(words, position, term.words)) hits.push({ term, position });
          continue;
        }
        for (const { beginning, term } of beginnings) if (word.startsWith(beginning)) hits.push({ term, position });
      }
      return { hits, length: words.length };
    },
  };
}

function isAt(words: readonly string[], position: number, wanted: readonly string[]): boolean {
  return wanted.every((word, offset) => words[position + offset] === word);
}
