import type { DocumentFacts, DocumentSection } from "../documents.ts";
import type { Vocabulary } from "./question/correction.ts";
import type { Query, Term } from "./question/query.ts";
import { toQuery } from "./question/question.ts";
import type { Question, Rarities } from "./question/question.ts";
import type { FacetedDocument } from "./facets/facets.ts";
import type { FoundDocument, SearchScope } from "./search.ts";

/** Hits beyond this number are not counted, because they are never viewed. */
export const countedMax = 10_000;

/** A document with the texts that it is ranked by. */
export interface Candidate {
  readonly id: number;
  readonly document: Pick<
    DocumentFacts,
    "slug" | "datePublished" | "subject" | "keywords" | "metaDescription" | "description" | "tags"
  >;
  readonly sections: readonly DocumentSection[];
}

/** A document's words as a store keeps them, so that a document is ranked without its texts. */
export interface StoredWords {
  readonly id: number;
  readonly slug: string;
  readonly datePublished: string | null;
  /** As `encodeWords` writes them (`ranking/stored-words.ts`); empty for a document that an earlier version has stored. */
  readonly words: Uint8Array;
}

/** What a store's index answers. */
export interface SearchIndex {
  /** The number of documents that a query finds, at most `countedMax`. */
  count(query: Query, scope: SearchScope): Promise<number>;
  /**
   * The first documents that a query finds, in a rough order of the store's own; if a query that needs two words finds no more than these, in any
   * order. `known` is the number of all, where they were counted before.
   */
  list(query: Query, scope: SearchScope, limit: number, known?: number): Promise<readonly number[]>;
  /** Reads the words of documents for ranking, in any order. An id stands for one version of one document, for ever. */
  readWords(ids: readonly number[]): Promise<readonly StoredWords[]>;
  /** Reads the texts of documents, in any order. */
  readCandidates(ids: readonly number[]): Promise<readonly Candidate[]>;
  /** Reads documents as results, in the order of the ids. */
  readFound(ids: readonly number[], terms: readonly Term[]): Promise<readonly FoundDocument[]>;
  /** Reads what documents are counted by, in any order. */
  readFaceted(ids: readonly number[]): Promise<readonly FacetedDocument[]>;
}

/** How many words of a question are in how many documents. */
export interface Frequencies {
  readonly rarities: Rarities;
  /** The number of documents that have the word or a form of it, by its place in the question. */
  readonly documents: readonly number[];
  readonly total: number;
}

/** Sites up to this size rank by all words of a question; in larger ones, words of more documents only narrow down. */
export const rankedMax = 2_000;
const candidatesMax = 80;
/** So few are all ranked: then the stores' own orders, which differ, decide nothing. */
const allMax = 200;
const fewMax = 40;
const rareMax = 20;
const pairsMax = 20;
const pairedMax = 6;

/** The frequencies of a question's words. A word that finds nothing has no weight. */
export async function frequenciesOf(
  question: Question,
  index: SearchIndex,
  vocabulary: Vocabulary,
): Promise<Frequencies> {
  const total = await vocabulary.countAll();
  const own = question.parts.map((_, place) =>
    question.terms.flatMap(({ words, parts, weight }) =>
      parts.includes(place) && words.length === 1 && weight > 0.5 ? words : [],
    ),
  );
  const counts = await vocabulary.countDocuments([...new Set(own.flat())]);
  const documents = await Promise.all(
    question.parts.map(async (part, place) => {
      const counted = (own[place] ?? []).reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
      const isSingle = part.words.every(({ isPrefix }) => !isPrefix) && part.alternatives.length === 0;
      if (counted > 0 || isSingle) return Math.min(counted, total);
      return index.count({ needs: "all", parts: [part], terms: [] }, { docType: null });
    }),
  );
  const rarities = documents.map((count) => (count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5))));
  return { documents, total, rarities };
}

/** Documents that may be among the best for a question; `complete` has those with all words, in the store's order. */
export async function findCandidates(
  question: Question,
  { documents, total }: Frequencies,
  index: SearchIndex,
  scope: SearchScope,
  complete: readonly number[],
): Promise<readonly number[]> {
  const whole = toQuery(question, "one");
  if (total <= rankedMax) return listOfAny(whole, index, scope);
  const rarest = [...question.parts.entries()]
    .map(([place, part]) => ({ part, count: documents[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  let sum = 0;
  const rare = rarest.filter(({ count }) => (sum += count) <= rankedMax).map(({ part }) => part);
  // Beyond two, words whose forms have so many documents tell none from another.
  const few = rarest
    .filter(({ count }, place) => place < 2 || count < countedMax)
    .slice(0, pairedMax)
    .map(({ part }) => part);
  const [withRare, withPairs] = await Promise.all([
    rare.length === 0 ? [] : index.list({ ...whole, parts: rare }, scope, rareMax),
    few.length < 2 ? [] : index.list({ ...whole, parts: few, needs: "two-outside-body" }, scope, pairsMax),
  ]);
  const found = [...complete.slice(0, fewMax), ...withRare, ...withPairs];
  if (found.length > 0 || few.length === 0) return [...new Set(found)];
  return index.list({ ...whole, parts: few.slice(0, 1) }, scope, candidatesMax);
}

async function listOfAny(query: Query, index: SearchIndex, scope: SearchScope): Promise<readonly number[]> {
  const count = await index.count(query, scope);
  return index.list(query, scope, count <= allMax ? allMax : candidatesMax, count);
}
