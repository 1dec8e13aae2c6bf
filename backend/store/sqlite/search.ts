import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Page } from "../paging.ts";
import type { FoundDocument, SearchRequest, SearchResults, SearchStore } from "../search.ts";
import { documentColumns, joinAuthors, toCount, toDocument } from "./rows.ts";
import { findSections } from "./section-matches.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Query, type Word, allWords, anyWord, wordsOf } from "./words.ts";

const Section = z.object({ heading: z.string().nullable(), occurrence: z.number(), text: z.string() });
const SectionsRow = z.object({ sections: z.string() });

/** Words beyond these are left out: nobody looks for so many, and each one costs. */
const maxWords = 12;

/** How much a word weighs by where it stands: subject, headings, description, body. */
const weights = "10.0, 5.0, 3.0, 1.0";

type Find = (query: Query, request: SearchRequest) => Page<FoundDocument>;

/**
 * The search over all texts. As typed comes first; only when nothing matches so are unknown words corrected, and only
 * then is it enough that one of the words is there.
 */
export function createSearchStore(database: DatabaseSync, vocabulary: Vocabulary, refreshed: () => Promise<void>): SearchStore {
  const find = createFind(database);
  return {
    find: async (request) => {
      const words = wordsOf(request.term).slice(0, maxWords);
      if (words.length === 0) return { items: [], total: 0, correctedTerm: null };
      const asTyped = find(allWords(words), request);
      if (asTyped.total > 0) return { ...asTyped, correctedTerm: null };
      await refreshed();
      return findCorrected(find, vocabulary, words, request) ?? { ...find(anyWord(words), request), correctedTerm: null };
    },
  };
}

function findCorrected(find: Find, vocabulary: Vocabulary, words: readonly Word[], request: SearchRequest): SearchResults | null {
  const corrected = words.map((word, index) => {
    const isLast = index === words.length - 1;
    const replacement = vocabulary.knows(word.folded, isLast) ? null : vocabulary.correct(word.folded);
    return replacement === null ? word : { ...word, text: replacement, folded: replacement };
  });
  const correctedTerm = withWords(request.term, corrected);
  if (correctedTerm === request.term) return null;
  for (const query of [allWords(corrected), anyWord(corrected)]) {
    const found = find(query, request);
    if (found.total > 0) return { ...found, correctedTerm };
  }
  return null;
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

function createFind(database: DatabaseSync): Find {
  const order = "score, date_published DESC, slug";
  // The hits are put in order by what is small; only those of the page are then read whole.
  const hits = `SELECT documents.id, bm25(search, ${weights}) AS score, documents.date_published, documents.slug
    FROM search JOIN documents ON documents.id = search.rowid
    WHERE search MATCH ?1 AND (?2 IS NULL OR documents.doc_type = ?2) ORDER BY ${order} LIMIT ?3 OFFSET ?4`;
  const select = database.prepare(
    `SELECT ${documentColumns("NULL")}, documents.sections
     FROM (${hits}) AS hits JOIN documents ON documents.id = hits.id ${joinAuthors}
     ORDER BY hits.score, hits.date_published DESC, hits.slug`,
  );
  const count = database.prepare("SELECT count(*) AS count FROM search WHERE search MATCH ?1");
  const countOfType = database.prepare(
    `SELECT count(*) AS count FROM search JOIN documents ON documents.id = search.rowid
     WHERE search MATCH ?1 AND documents.doc_type = ?2`,
  );
  return (query, { docType, page, limit }) => {
    const total = toCount(docType === null ? count.get(query.expression) : countOfType.get(query.expression, docType));
    if (total === 0) return { items: [], total };
    const rows = select.all(query.expression, docType, limit, (page - 1) * limit);
    return { total, items: rows.map((row) => toFoundDocument(row, query)) };
  };
}

function toFoundDocument(row: unknown, query: Query): FoundDocument {
  const sections = z.array(Section).parse(JSON.parse(SectionsRow.parse(row).sections));
  return { document: toDocument(row), sections: findSections(sections, query) };
}
