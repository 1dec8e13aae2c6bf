import { createSearchChoices } from "../../search/choices.ts";
import { defaultLanguage, languageOf } from "../../search/language/language.ts";
import type { Language } from "../../search/language/language.ts";
import { rememberCounts } from "../../search/question/remembered-counts.ts";
import { rememberVocabulary } from "../../search/question/remembered-vocabulary.ts";
import { languagesOfTexts } from "../../search/question/spoken.ts";
import { createSynonyms, noSynonyms, toSynonymGroups } from "../../search/question/synonyms.ts";
import { createSearchStore } from "../../search/search-steps.ts";
import type { SearchStore } from "../../search/search.ts";
import type { Database } from "../database.ts";
import { createCommonWords } from "./common-words.ts";
import { estimateCounts } from "./estimated-counts.ts";
import { createChoiceRows } from "./search-choices.ts";
import { createSearchIndex } from "./search.ts";
import { createSearchedFactReader } from "./searched-facts.ts";
import type { SearchedFactReader } from "./searched-facts.ts";
import { createVocabulary } from "./vocabulary.ts";
import { createZeroResultSearchStore } from "./zero-result-searches.ts";

/** Opens what searches in a database, and what is counted of the searches. */
export function openSearch(database: Database) {
  const facts = createSearchedFactReader(database);
  const language = async () => (await facts.read("language")) ?? defaultLanguage;
  const commonWords = createCommonWords(database);
  const vocabulary = createVocabulary(database, commonWords);
  const languages = async () => languagesOfTexts(languageOf(await language()), vocabulary);
  const isLearning = async () => (await facts.read("learning")) !== "off";
  const counts = openSearchCounts(database, languages, isLearning);
  const readRevision = async () => (await facts.read("revision")) ?? "";
  const search = createSearchStore({
    index: estimateCounts(rememberCounts(createSearchIndex(database), readRevision), commonWords),
    vocabulary: rememberVocabulary(vocabulary, readRevision),
    synonyms: createSynonymReader(facts),
    language: async () => languageOf(await language()),
    evidenceFor: (meaning) => counts.searchChoices.evidenceFor(meaning),
  });
  return { search: withFactsOnce(search, facts), ...counts, language, isLearning };
}

/** What searches did not find, and what they led to. */
function openSearchCounts(
  database: Database,
  languages: () => Promise<readonly Language[]>,
  isLearning: () => Promise<boolean>,
) {
  const zeroResultSearches = createZeroResultSearchStore(database, "missed_searches", languages);
  const abandonedSearches = createZeroResultSearchStore(database, "abandoned_searches", languages);
  const searchChoices = createSearchChoices({
    rows: createChoiceRows(database),
    languages,
    noteAbandoned: (term, atMs) => abandonedSearches.note(term, atMs),
    isOn: isLearning,
  });
  return {
    zeroResultSearches,
    abandonedSearches,
    searchChoices,
    /** Counts that cannot be saved because the database is unreachable are lost with the process, as the interface states. */
    keepCounts: async (): Promise<void> => {
      await zeroResultSearches.keep().catch(() => undefined);
      await abandonedSearches.keep().catch(() => undefined);
    },
  };
}

/** Reads the facts that a search goes by once for all of it. */
function withFactsOnce(search: SearchStore, facts: SearchedFactReader): SearchStore {
  return {
    find: (request) => facts.during(() => search.find(request)),
    closest: (term, limit, without) => facts.during(() => search.closest(term, limit, without)),
  };
}

/** Reads the published synonyms; rebuilds them only after a change. */
function createSynonymReader(facts: SearchedFactReader) {
  let known: string | null = null;
  let synonyms = noSynonyms;
  return async () => {
    const text = await facts.read("synonyms");
    if (text !== known) synonyms = createSynonyms(toSynonymGroups(text));
    known = text;
    return synonyms;
  };
}
