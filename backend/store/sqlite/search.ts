import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Page } from "../paging.ts";
import type { FoundDocument, SearchRequest, SearchResults, SearchStore } from "../search.ts";
import { type Query, allWords, anyWord, synonymWeight, twoWords } from "./query.ts";
import { documentColumns, joinAuthors, toCount, toDocument } from "./rows.ts";
import { findSections } from "./section-matches.ts";
import type { Synonyms } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

const Section = z.object({ heading: z.string().nullable(), occurrence: z.number(), text: z.string() });
const SectionsRow = z.object({ sections: z.string() });

/** Words beyond these are left out: nobody looks for so many, and each one costs. */
const maxWords = 12;

/** How much a word weighs by where it stands: subject, headings, description, body. */
const weights = "10.0, 5.0, 3.0, 1.0";

type Find = (query: Query, request: SearchRequest) => Page<FoundDocument>;

/** What a search goes by, beside the index. */
export interface SearchParts {
  readonly vocabulary: Vocabulary;
  readonly synonyms: () => Synonyms;
  /** Brings the vocabulary up to date. */
  readonly refreshed: () => Promise<void>;
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null, synonyms: [] };

/**
 * The search over all texts. As typed comes first, with what means the same; only when nothing matches so are unknown
 * words corrected, and only then is it enough that one of the words is there.
 */
export function createSearchStore(database: DatabaseSync, parts: SearchParts): SearchStore {
  const find = createFind(database);
  return {
    find: async (request) => {
      const words = wordsOf(request.term).slice(0, maxWords);
      if (words.length === 0) return nothing;
      if (request.purpose === "message") return findAbout(find, words, request, parts.vocabulary);
      const asTyped = findAll(find, words, request, parts.synonyms());
      if (asTyped.total > 0) return asTyped;
      await parts.refreshed();
      return findCorrected(find, parts, words, request) ?? { ...nothing, ...find(anyWord(words), request) };
    },
  };
}

function findAbout(find: Find, words: readonly Word[], request: SearchRequest, vocabulary: Vocabulary): SearchResults {
  const query = twoWords(words, vocabulary.tells);
  return query === null ? nothing : { ...nothing, ...find(query, request) };
}

function findAll(find: Find, words: readonly Word[], request: SearchRequest, synonyms: Synonyms): SearchResults {
  const names = new Set(synonyms.findIn(words).flatMap((synonym) => synonym.names));
  return { ...nothing, ...find(allWords(words, synonyms), request), synonyms: [...names] };
}

function findCorrected(find: Find, parts: SearchParts, words: readonly Word[], request: SearchRequest): SearchResults | null {
  const synonyms = parts.synonyms();
  const corrected = words.map((word, index) => correct(word, index === words.length - 1, parts.vocabulary, synonyms));
  const correctedTerm = withWords(request.term, corrected);
  if (correctedTerm === request.term) return null;
  const found = findAll(find, wordsOf(correctedTerm), request, synonyms);
  if (found.total > 0) return { ...found, correctedTerm };
  const some = find(anyWord(corrected), request);
  return some.total > 0 ? { ...nothing, ...some, correctedTerm } : null;
}

function correct(word: Word, isLast: boolean, vocabulary: Vocabulary, synonyms: Synonyms): Word {
  if (synonyms.words.includes(word.folded) || vocabulary.knows(word.folded, isLast)) return word;
  const replacement = vocabulary.correct(word.folded, { isUnfinished: isLast, further: synonyms.words });
  return replacement === null ? word : { ...word, text: replacement, folded: replacement };
}

/** The term with each word in the place where it stood. */
function withWords(term: string, words: readonly Word[]): string {
  let rest = 0;
  let result = "";
  for (const { text, start, end } of words) {
    result += term.slice(rest, start) + text;
    rest = end;
  }
  return (result + term.slice(rest)).trim();
}

/** What matches, each with its score: the lower the better. What has the words as typed counts again, and more. */
const scored = `SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?1`;
const scoredTwice = `SELECT id, sum(score) AS score FROM (
    SELECT rowid AS id, bm25(search, ${weights}) * ${synonymWeight} AS score FROM search WHERE search MATCH ?1
    UNION ALL SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?5
  ) GROUP BY id`;

function createFind(database: DatabaseSync): Find {
  const select = database.prepare(selectHits(scored));
  const selectTwice = database.prepare(selectHits(scoredTwice));
  const count = database.prepare("SELECT count(*) AS count FROM search WHERE search MATCH ?1");
  const countOfType = database.prepare(
    `SELECT count(*) AS count FROM search JOIN documents ON documents.id = search.rowid
     WHERE search MATCH ?1 AND documents.doc_type = ?2`,
  );
  return ({ expression, asTyped, terms }, { docType, page, limit }) => {
    const total = toCount(docType === null ? count.get(expression) : countOfType.get(expression, docType));
    if (total === 0) return { items: [], total };
    const given = [expression, docType, limit, (page - 1) * limit] as const;
    const rows = asTyped === null ? select.all(...given) : selectTwice.all(...given, asTyped);
    return { total, items: rows.map((row) => toFoundDocument(row, terms)) };
  };
}

/** The hits are put in order by what is small; only those of the page are then read whole. */
function selectHits(matching: string): string {
  const hits = `SELECT documents.id, score, documents.date_published, documents.slug
    FROM (${matching}) AS matching JOIN documents ON documents.id = matching.id
    WHERE (?2 IS NULL OR documents.doc_type = ?2) ORDER BY score, date_published DESC, slug LIMIT ?3 OFFSET ?4`;
  return `SELECT ${documentColumns("NULL")}, documents.sections
     FROM (${hits}) AS hits JOIN documents ON documents.id = hits.id ${joinAuthors}
     ORDER BY hits.score, hits.date_published DESC, hits.slug`;
}

function toFoundDocument(row: unknown, terms: Query["terms"]): FoundDocument {
  const sections = z.array(Section).parse(JSON.parse(SectionsRow.parse(row).sections));
  return { document: toDocument(row), sections: findSections(sections, terms) };
}
