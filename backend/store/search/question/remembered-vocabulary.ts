import { correctWord } from "./correction.ts";
import type { Vocabulary } from "./correction.ts";
import type { Language } from "../language/language.ts";
import { createSimilarWords } from "./similar-words.ts";
import type { FormList } from "./similar-words.ts";

/** More words than many questions have in common; of more, all are forgotten. */
const mostWords = 20_000;

/** The vocabulary of a store, without corrections: they are made the same for every store. */
export type StoredVocabulary = Omit<Vocabulary, "correct"> & FormList;

/** What is known of one revision of the texts. */
interface Known {
  readonly revision: string;
  /** 0 for words that no document contains. */
  readonly documents: Map<string, number>;
  readonly languages: Map<string, readonly Language[]>;
  all: number | null;
}

/**
 * A vocabulary that counts the documents of a word once for each revision of the texts, and all documents, and finds their languages once: to count
 * those of a common word, a store reads a part of each. It keeps the words themselves, to correct others by them.
 */
export function rememberVocabulary(vocabulary: StoredVocabulary, readRevision: () => Promise<string>): Vocabulary {
  let known = nothingOf("");
  const current = async (): Promise<Known> => {
    const revision = await readRevision();
    if (revision !== known.revision || known.documents.size > mostWords) known = nothingOf(revision);
    return known;
  };
  const similarTo = createSimilarWords(vocabulary, readRevision);
  const remembered: Omit<Vocabulary, "correct"> = {
    ...vocabulary,
    countDocuments: async (words) => {
      const { documents } = await current();
      const unknown = words.filter((word) => !documents.has(word));
      const found = unknown.length === 0 ? new Map<string, number>() : await vocabulary.countDocuments(unknown);
      for (const word of unknown) documents.set(word, found.get(word) ?? 0);
      const counts = words.map((word) => [word, documents.get(word) ?? 0] as const);
      return new Map(counts.filter(([, count]) => count > 0));
    },
    countAll: async () => {
      const kept = await current();
      kept.all ??= await vocabulary.countAll();
      return kept.all;
    },
    languagesAmong: async (languages) => {
      const kept = await current();
      const key = languages.map(({ code }) => code).join();
      const found = kept.languages.get(key) ?? (await vocabulary.languagesAmong(languages));
      kept.languages.set(key, found);
      return found;
    },
  };
  const source = { similarTo, countDocuments: remembered.countDocuments };
  return { ...remembered, correct: (word, options) => correctWord(source, word, options) };
}

function nothingOf(revision: string): Known {
  return { revision, documents: new Map(), languages: new Map(), all: null };
}
