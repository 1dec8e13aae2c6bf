import { z } from "zod";
import type { Vocabulary } from "./correction.ts";
import type { Page } from "../paging.ts";
import { type Query, type Term, allWords, anyWord, twoWords } from "./query.ts";
import { toDocument } from "../rows.ts";
import type { FoundDocument, SearchRequest, SearchResults, SearchStore } from "./search.ts";
import { findSections } from "./section-matches.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Word, wordsOf } from "./words.ts";

/** Further words are ignored: real queries are shorter, and each word costs time. */
const maxWords = 12;

/** Hits beyond this number are not counted, because they are never viewed. */
export const countedMax = 10_000;

/** One page of the documents that a query finds. */
export type Find = (query: Query, request: SearchRequest) => Promise<Page<FoundDocument>>;

/** The dependencies of a search. */
export interface SearchParts {
  readonly find: Find;
  readonly vocabulary: Vocabulary;
  readonly synonyms: () => Promise<Synonyms>;
  /** Updates the vocabulary if it is stale. */
  readonly refreshed: () => Promise<void>;
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null, synonyms: [] };

/**
 * The search over all texts. It first searches the words as typed, with synonyms; if nothing matches, it corrects unknown words; only then is one
 * matching word enough.
 */
export function createSearchStore(parts: SearchParts): SearchStore {
  return {
    find: async (request) => {
      const words = wordsOf(request.term).slice(0, maxWords);
      if (words.length === 0) return nothing;
      if (request.purpose === "message") return findAbout(parts, words, request);
      const synonyms = await parts.synonyms();
      const asTyped = await findAll(parts.find, words, request, synonyms);
      if (asTyped.total > 0) return asTyped;
      await parts.refreshed();
      return (
        (await findCorrected(parts, words, request, synonyms)) ?? {
          ...nothing,
          ...(await parts.find(anyWord(words), request)),
        }
      );
    },
  };
}

async function findAbout(
  { find, vocabulary }: SearchParts,
  words: readonly Word[],
  request: SearchRequest,
): Promise<SearchResults> {
  const distinctive = await vocabulary.distinctiveOf(words.map(({ folded }) => folded));
  const query = twoWords(words.filter(({ folded }) => distinctive.has(folded)));
  return query === null ? nothing : { ...nothing, ...(await find(query, request)) };
}

async function findAll(
  find: Find,
  words: readonly Word[],
  request: SearchRequest,
  synonyms: Synonyms,
): Promise<SearchResults> {
  const names = new Set(synonyms.findIn(words).flatMap((synonym) => synonym.names));
  return { ...nothing, ...(await find(allWords(words, synonyms), request)), synonyms: [...names] };
}

async function findCorrected(
  parts: SearchParts,
  words: readonly Word[],
  request: SearchRequest,
  synonyms: Synonyms,
): Promise<SearchResults | null> {
  const corrected: Word[] = [];
  for (const [index, word] of words.entries())
    corrected.push(await correct(word, index === words.length - 1, parts.vocabulary, synonyms));
  const correctedTerm = withWords(request.term, corrected);
  if (correctedTerm === request.term) return null;
  const found = await findAll(parts.find, wordsOf(correctedTerm), request, synonyms);
  if (found.total > 0) return { ...found, correctedTerm };
  const some = await parts.find(anyWord(corrected), request);
  return some.total > 0 ? { ...nothing, ...some, correctedTerm } : null;
}

async function correct(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: Synonyms): Promise<Word> {
  if (synonyms.words.includes(word.folded) || (await vocabulary.knows(word.folded, isLast))) return word;
  const replacement = await vocabulary.correct(word.folded, { isUnfinished: isLast, further: synonyms.words });
  return replacement === null ? word : { ...word, text: replacement, folded: replacement };
}

/** The term with each word replaced in place. */
function withWords(term: string, words: readonly Word[]): string {
  let rest = 0;
  let result = "";
  for (const { text, start, end } of words) {
    result += term.slice(rest, start) + text;
    rest = end;
  }
  return (result + term.slice(rest)).trim();
}

const Section = z.object({ heading: z.string().nullable(), occurrence: z.number(), text: z.string() });
const SectionsRow = z.object({ sections: z.string() });

/** Parses a row selected with `documentColumns` and `sections`. */
export function toFoundDocument(row: unknown, terms: readonly Term[]): FoundDocument {
  const sections = z.array(Section).parse(JSON.parse(SectionsRow.parse(row).sections));
  return { document: toDocument(row), sections: findSections(sections, terms) };
}
