import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { toDocumentTypes } from "../document-types.ts";
import { noPeers } from "../peers.ts";
import { createSearchChoices } from "../search/choices.ts";
import { rememberCounts } from "../search/question/remembered-counts.ts";
import { rememberVocabulary } from "../search/question/remembered-vocabulary.ts";
import { createSearchStore } from "../search/search-steps.ts";
import { languagesOfTexts } from "../search/question/spoken.ts";
import type { Store } from "../store.ts";
import { createSynonyms, toSynonymGroups } from "../search/question/synonyms.ts";
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
import { defaultLanguage, languageOf } from "../search/language/language.ts";
import { createChoiceRows } from "./search-choices.ts";
import { createSearchIndex } from "./search.ts";
import { createSourceStore } from "./sources.ts";
import { createVocabulary } from "./vocabulary.ts";
import { createRatingStore } from "./votes.ts";

const FactRow = z.object({ value: z.string() }).optional();

/**
 * Opens the embedded store: one SQLite file that only this process may use (`:memory:` for a temporary store). Throws `StoreLockedError` if another
 * process still holds it after two seconds.
 */
export function openStore(file: string): Store {
  const database = openDatabase(file);
  const actions = createActionLog(database);
  const vocabulary = createVocabulary(database);
  const readLanguage = () => factOf(database, "language") ?? defaultLanguage;
  let language = readLanguage();
  const languages = () => languagesOfTexts(languageOf(language), vocabulary);
  const zeroResultSearches = createZeroResultSearchStore(database, "missed_searches", languages);
  const abandonedSearches = createZeroResultSearchStore(database, "abandoned_searches", languages);
  const readLearning = () => factOf(database, "learning") !== "off";
  let isLearning = readLearning();
  const searchChoices = createSearchChoices({
    rows: createChoiceRows(database),
    languages,
    noteAbandoned: (term, atMs) => abandonedSearches.note(term, atMs),
    isOn: async () => isLearning,
  });
  const readSynonymGroups = () => toSynonymGroups(factOf(database, "synonyms"));
  let revision = Number(factOf(database, "revision") ?? 0);
  let synonyms = createSynonyms(readSynonymGroups());
  const readTypes = () => toDocumentTypes(factOf(database, "document-types"));
  let types = readTypes();
  const readRevision = async () => String(revision);
  return {
    documents: createDocumentStore(database),
    narrowedLists: createNarrowedLists(async (sql, values) =>
      database.prepare(sql.replace(/\$(\d+)/g, "?$1")).all(...values),
    ),
    navigation: createTypedNavigation(createNavigationStore(database), async () => types ?? defaultTypes),
    authors: createAuthorStore(database),
    search: createSearchStore({
      index: rememberCounts(createSearchIndex(database), readRevision),
      vocabulary: rememberVocabulary(vocabulary, readRevision),
      synonyms: async () => synonyms,
      language: async () => languageOf(language),
      evidenceFor: (meaning) => searchChoices.evidenceFor(meaning),
    }),
    zeroResultSearches,
    abandonedSearches,
    searchChoices,
    missingPaths: createMissingPathStore(database),
    sources: createSourceStore(
      database,
      () => languageOf(language),
      () => {
        revision = Number(factOf(database, "revision") ?? 0);
        synonyms = createSynonyms(readSynonymGroups());
        types = readTypes();
        language = readLanguage();
        isLearning = readLearning();
      },
    ),
    ratings: createRatingStore(database, actions),
    mailbox: createMailboxStore(database, actions),
    mails: createMailStore(database),
    revision: async () => revision,
    robots: async () => factOf(database, "robots"),
    synonyms: async () => readSynonymGroups(),
    language: async () => language,
    learnsFromSearches: async () => isLearning,
    documentTypes: async () => types,
    peers: noPeers,
    copyTo: (file, secret) => copyDatabase(database, file, secret),
    close: async () => {
      await zeroResultSearches.keep();
      await abandonedSearches.keep();
      database.close();
    },
  };
}

type Fact = "revision" | "robots" | "synonyms" | "document-types" | "language" | "learning";

function factOf(database: DatabaseSync, name: Fact): string | null {
  return FactRow.parse(database.prepare("SELECT value FROM facts WHERE name = ?").get(name))?.value ?? null;
}
