import { createCommonWords } from "../../../backend/store/postgres/search/common-words.ts";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { readFact } from "../../../backend/store/postgres/facts.ts";
import { migrate } from "../../../backend/store/postgres/migrate.ts";
import { estimateCounts } from "../../../backend/store/postgres/search/estimated-counts.ts";
import { createSearchIndex as createPostgresIndex } from "../../../backend/store/postgres/search/search.ts";
import { createVocabulary as createPostgresVocabulary } from "../../../backend/store/postgres/search/vocabulary.ts";
import { createSourceStore as createPostgresSources } from "../../../backend/store/postgres/sources.ts";
import type { SearchIndex } from "../../../backend/store/search/candidates.ts";
import { rememberVocabulary } from "../../../backend/store/search/question/remembered-vocabulary.ts";
import type { Vocabulary } from "../../../backend/store/search/question/correction.ts";
import { languageOf } from "../../../backend/store/search/language/language.ts";
import { createSearchStore } from "../../../backend/store/search/search-steps.ts";
import type { SearchStore } from "../../../backend/store/search/search.ts";
import { noSynonyms } from "../../../backend/store/search/question/synonyms.ts";
import type { SourceStore } from "../../../backend/store/sources.ts";
import { openDatabase } from "../../../backend/store/sqlite/database.ts";
import { createSearchIndex } from "../../../backend/store/sqlite/search.ts";
import { createSourceStore } from "../../../backend/store/sqlite/sources.ts";
import { createVocabulary } from "../../../backend/store/sqlite/vocabulary.ts";
import { createTestDatabase, storeKind } from "./store-place.ts";

/** What a search asked of its store. */
export interface Work {
  /** Calls of the index and of the vocabulary. */
  calls: number;
  /** Words of queries, of all calls. */
  words: number;
  /** Texts that were read to be ranked. */
  texts: number;
}

interface Parts {
  readonly index: SearchIndex;
  readonly vocabulary: Vocabulary;
  readonly sources: SourceStore;
  readonly close: () => Promise<void>;
}

/** A search over an empty store, with the work that it has done. */
export interface CountedSearch extends AsyncDisposable {
  readonly sources: SourceStore;
  readonly search: SearchStore;
  /** The work since the last call. */
  readonly takeWork: () => Work;
}

export async function openCountedSearch(): Promise<CountedSearch> {
  const parts = storeKind === "sqlite" ? openSqlite() : await openPostgres();
  let work: Work = { calls: 0, words: 0, texts: 0 };
  const count = (words: number): void => {
    work.calls += 1;
    work.words += words;
  };
  const { index, vocabulary } = parts;
  const search = createSearchStore({
    synonyms: async () => noSynonyms,
    language: async () => languageOf("en"),
    index: {
      count: (query, scope) => (count(wordsIn(query)), index.count(query, scope)),
      list: (query, ...rest) => (count(wordsIn(query)), index.list(query, ...rest)),
      readWords: (ids) => (count(0), (work.texts += ids.length), index.readWords(ids)),
      readCandidates: (ids) => (count(0), (work.texts += ids.length), index.readCandidates(ids)),
      readFound: (ids, terms) => (count(0), index.readFound(ids, terms)),
      readFaceted: (ids) => (count(0), index.readFaceted(ids)),
    },
    vocabulary: {
      knows: (word, asPrefix) => (count(1), vocabulary.knows(word, asPrefix)),
      correct: (word, options) => (count(1), vocabulary.correct(word, options)),
      formsOf: (keys) => (count(keys.length), vocabulary.formsOf(keys)),
      formsFrom: (beginnings) => (count(beginnings.length), vocabulary.formsFrom(beginnings)),
      languagesAmong: (languages) => (count(0), vocabulary.languagesAmong(languages)),
      countDocuments: (words) => (count(words.length), vocabulary.countDocuments(words)),
      countAll: () => (count(0), vocabulary.countAll()),
      distinctiveOf: (words) => (count(words.length), vocabulary.distinctiveOf(words)),
    },
  });
  return {
    sources: parts.sources,
    search,
    takeWork: () => {
      const taken = work;
      work = { calls: 0, words: 0, texts: 0 };
      return taken;
    },
    [Symbol.asyncDispose]: parts.close,
  };
}

function wordsIn({ parts }: Parameters<SearchIndex["count"]>[0]): number {
  return parts.reduce((sum, { words, alternatives }) => sum + words.length + alternatives.flat().length, 0);
}

function openSqlite(): Parts {
  const database = openDatabase(":memory:");
  let revision = 0;
  return {
    index: createSearchIndex(database),
    vocabulary: rememberVocabulary(createVocabulary(database), async () => String(revision)),
    sources: createSourceStore(
      database,
      () => languageOf("en"),
      () => (revision += 1),
    ),
    close: async () => database.close(),
  };
}

async function openPostgres(): Promise<Parts> {
  const place = await createTestDatabase();
  await migrate(place.url);
  const database = createDatabase(place.url, () => undefined);
  const commonWords = createCommonWords(database);
  return {
    index: estimateCounts(createPostgresIndex(database), commonWords),
    vocabulary: rememberVocabulary(
      createPostgresVocabulary(database, commonWords),
      async () => (await readFact(database, "revision")) ?? "",
    ),
    sources: createPostgresSources(database, async () => languageOf("en")),
    close: async () => {
      await database.close();
      await place[Symbol.asyncDispose]();
    },
  };
}
