import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { DocType } from "../doc-types.ts";
import type { Page } from "../paging.ts";
import type { FoundDocument, SearchRequest, SearchResults, SearchStore } from "../search.ts";
import { type Query, allWords, anyWord, inSubjectOf, ofType, synonymWeight, twoWords } from "./query.ts";
import { documentColumns, joinAuthors, toCount, toDocument } from "./rows.ts";
import { findSections } from "./section-matches.ts";
import type { Synonyms } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

const Section = z.object({ heading: z.string().nullable(), occurrence: z.number(), text: z.string() });
const IdRow = z.object({ id: z.number() });
const SectionsRow = z.object({ sections: z.string() });

/** Words beyond these are left out: nobody looks for so many, and each one costs. */
const maxWords = 12;

/** How much a word weighs by where it stands: subject, headings, description, body. */
const weights = "10.0, 5.0, 3.0, 1.0, 0.0";

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
    UNION ALL SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?4
  ) GROUP BY id`;

/** So many hits are weighed against each other. Of more, all that can be told soon is which have the words in their subject. */
const weighedMax = 2_000;
/** Beyond these nobody looks, so they are not counted either. */
const countedMax = 10_000;

function createFind(database: DatabaseSync): Find {
  const count = database.prepare("SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT ?)");
  const weighed = createWeighed(database);
  const common = createCommon(database);
  return ({ expression, asTyped, asWhole, terms }, { docType, page, limit }) => {
    const all = ofType(expression, docType);
    const total = toCount(count.get(all, countedMax));
    if (total === 0) return { items: [], total };
    const part = { limit, offset: (page - 1) * limit };
    const rows = total <= weighedMax ? weighed(all, asTyped === null ? null : ofType(asTyped, docType), part) : common(asWhole, expression, docType, part);
    return { total, items: rows.map((row) => toFoundDocument(row, terms)) };
  };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The hits are put in order by what is small; only those of the page are then read whole. */
function createWeighed(database: DatabaseSync) {
  const select = (matching: string) => {
    const hits = `SELECT documents.id, score, documents.date_published, documents.slug
      FROM (${matching}) AS matching JOIN documents ON documents.id = matching.id
      ORDER BY score, date_published DESC, slug LIMIT ?2 OFFSET ?3`;
    return database.prepare(
      `SELECT ${documentColumns("NULL")}, documents.sections
       FROM (${hits}) AS hits JOIN documents ON documents.id = hits.id ${joinAuthors}
       ORDER BY hits.score, hits.date_published DESC, hits.slug`,
    );
  };
  const once = select(scored);
  const twice = select(scoredTwice);
  return (expression: string, asTyped: string | null, { limit, offset }: Part): readonly unknown[] =>
    asTyped === null ? once.all(expression, limit, offset) : twice.all(expression, limit, offset, asTyped);
}

/**
 * Hits of common words: weighing would mean to look at all of them. Those that have the words in their subject, as typed and whole, come first,
 * the shortest subject before others, because it says the least else; then what was saved last.
 */
function createCommon(database: DatabaseSync) {
  const ids = database.prepare("SELECT rowid AS id FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT ? OFFSET ?");
  const byLength = database.prepare(
    "SELECT id FROM documents WHERE id IN (SELECT value FROM json_each(?)) ORDER BY length(subject), date_published DESC, slug LIMIT ? OFFSET ?",
  );
  const read = database.prepare(
    `SELECT ${documentColumns("NULL")}, documents.sections FROM json_each(?) AS hits JOIN documents ON documents.id = hits.value ${joinAuthors} ORDER BY hits.key`,
  );
  const listIds = (rows: readonly unknown[]): readonly number[] => z.array(IdRow).parse(rows).map(({ id }) => id);
  return (asWhole: string, expression: string, docType: DocType | null, { limit, offset }: Part): readonly unknown[] => {
    const inSubject = ofType(inSubjectOf(asWhole), docType);
    const best = listIds(ids.all(inSubject, weighedMax, 0));
    const shown = listIds(byLength.all(JSON.stringify(best), limit, offset));
    const left = limit - shown.length;
    const further = left === 0 ? [] : listIds(ids.all(`(${ofType(expression, docType)}) NOT (${inSubject})`, left, Math.max(0, offset - best.length)));
    return read.all(JSON.stringify([...shown, ...further]));
  };
}

function toFoundDocument(row: unknown, terms: Query["terms"]): FoundDocument {
  const sections = z.array(Section).parse(JSON.parse(SectionsRow.parse(row).sections));
  return { document: toDocument(row), sections: findSections(sections, terms) };
}
