import type { DatabaseSync } from "node:sqlite";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { noPeers } from "../peers.ts";
import { createSearchChoices } from "../search/choices.ts";
import { rememberCounts } from "../search/question/remembered-counts.ts";
import { rememberVocabulary } from "../search/question/remembered-vocabulary.ts";
import { createSearchStore } from "../search/search-steps.ts";
import { languagesOfTexts } from "../search/question/spoken.ts";
import type { Store } from "../store.ts";
import { createTypedNavigation } from "../typed-navigation.ts";
import { createAuthorStore } from "./authors.ts";
import { copyDatabase } from "./copies.ts";
import { openDatabase } from "./database.ts";
import { createActionLog } from "./visitor-actions.ts";
import { createNarrowedLists } from "../narrowed-lists.ts";
import { createDocumentStore } from "./documents.ts";
import { createMailboxStore } from "./mailbox.ts";
import { createMailStore } from "./mails.ts";
import { createZeroResultSearchStore } from "./zero-result-searches.ts";
import { createMissingPathStore } from "./missing-paths.ts";
import { createNavigationStore } from "./navigation.ts";
import { languageOf } from "../search/language/language.ts";
import type { Language } from "../search/language/language.ts";
import { createPublishedFacts } from "./published-facts.ts";
import type { PublishedFacts } from "./published-facts.ts";
import { createChoiceRows } from "./search-choices.ts";
import { createSearchIndex } from "./search.ts";
import { createSourceStore } from "./sources.ts";
import { createVocabulary } from "./vocabulary.ts";
import { createRatingStore } from "./votes.ts";

/**
 * Opens the embedded store: one SQLite file that only this process may use (`:memory:` for a temporary store). Throws `StoreLockedError` if another
 * process still holds it after two seconds.
 */
export function openStore(file: string): Store {
  const database = openDatabase(file);
  const actions = createActionLog(database);
  const facts = createPublishedFacts(database);
  const searching = openSearch(database, facts);
  return {
    documents: createDocumentStore(database),
    narrowedLists: createNarrowedLists(async (sql, values) =>
      database.prepare(sql.replace(/\$(\d+)/g, "?$1")).all(...values),
    ),
    navigation: createTypedNavigation(createNavigationStore(database), async () => facts.now().types ?? defaultTypes),
    authors: createAuthorStore(database),
    search: searching.search,
    zeroResultSearches: searching.zeroResultSearches,
    abandonedSearches: searching.abandonedSearches,
    searchChoices: searching.searchChoices,
    missingPaths: createMissingPathStore(database),
    sources: createSourceStore(database, () => languageOf(facts.now().language), facts.readAgain),
    ratings: createRatingStore(database, actions),
    mailbox: createMailboxStore(database, actions),
    mails: createMailStore(database),
    revision: async () => facts.now().revision,
    robots: async () => facts.robots(),
    synonyms: async () => facts.synonymGroups(),
    language: async () => facts.now().language,
    learnsFromSearches: async () => facts.now().isLearning,
    documentTypes: async () => facts.now().types,
    peers: noPeers,
    copyTo: (file, secret) => copyDatabase(database, file, secret),
    close: async () => {
      await searching.zeroResultSearches.keep();
      await searching.abandonedSearches.keep();
      database.close();
    },
  };
}

/** Opens what searches in a store, and what is counted of the searches. */
function openSearch(database: DatabaseSync, facts: PublishedFacts) {
  const vocabulary = createVocabulary(database);
  const language = (): Language => languageOf(facts.now().language);
  const languages = () => languagesOfTexts(language(), vocabulary);
  const zeroResultSearches = createZeroResultSearchStore(database, "missed_searches", languages);
  const abandonedSearches = createZeroResultSearchStore(database, "abandoned_searches", languages);
  const searchChoices = createSearchChoices({
    rows: createChoiceRows(database),
    languages,
    noteAbandoned: (term, atMs) => abandonedSearches.note(term, atMs),
    isOn: async () => facts.now().isLearning,
  });
  const readRevision = async () => String(facts.now().revision);
  const search = createSearchStore({
    index: rememberCounts(createSearchIndex(database), readRevision),
    vocabulary: rememberVocabulary(vocabulary, readRevision),
    synonyms: async () => facts.now().synonyms,
    language: async () => language(),
    evidenceFor: (meaning) => searchChoices.evidenceFor(meaning),
  });
  return { search, zeroResultSearches, abandonedSearches, searchChoices };
}
