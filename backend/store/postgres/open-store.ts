import { randomBytes } from "node:crypto";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { toDocumentTypes } from "../document-types.ts";
import { defaultLanguage, languageOf } from "../search/language/language.ts";
import { createSearchChoices } from "../search/choices.ts";
import { rememberCounts } from "../search/question/remembered-counts.ts";
import { rememberVocabulary } from "../search/question/remembered-vocabulary.ts";
import { createSearchStore } from "../search/search-steps.ts";
import { languagesOfTexts } from "../search/question/spoken.ts";
import type { Store } from "../store.ts";
import { createSynonyms, noSynonyms, toSynonymGroups } from "../search/question/synonyms.ts";
import { createTypedNavigation } from "../typed-navigation.ts";
import { createAuthorStore } from "./authors.ts";
import { createDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { createNarrowedLists } from "../narrowed-lists.ts";
import { createDocumentStore } from "./documents.ts";
import { readFact, readOrSaveFact } from "./facts.ts";
import { lockKeys } from "./lock-keys.ts";
import { createMailboxStore } from "./mailbox.ts";
import { createMailStore } from "./mails.ts";
import { migrate } from "./migrate.ts";
import { createZeroResultSearchStore } from "./search/zero-result-searches.ts";
import { createMissingPathStore } from "./missing-paths.ts";
import { createNavigationStore } from "./navigation.ts";
import { listenForChanges } from "./change-notifications.ts";
import { createChoiceRows } from "./search/search-choices.ts";
import { createCommonWords } from "./search/common-words.ts";
import { estimateCounts } from "./search/estimated-counts.ts";
import { createSearchIndex } from "./search/search.ts";
import { createSearchedFactReader } from "./search/searched-facts.ts";
import type { SearchedFactReader } from "./search/searched-facts.ts";
import { createSourceStore } from "./sources.ts";
import { takeLease } from "./lease.ts";
import { createVocabulary } from "./search/vocabulary.ts";
import { createRatingStore } from "./votes.ts";

/** A store in PostgreSQL, which several processes may share. */
export interface PostgresStore extends Store {
  /** The key for hashing visitor addresses, the same for every process. */
  readonly secret: Buffer;
}

/**
 * Opens the store in a database that belongs to this site only, and migrates it.
 *
 * @param onFault called when an idle connection breaks; the next call uses another
 * @throws StoreUnusableError and StoreUnavailableError as `migrate` does.
 */
export async function openPostgresStore(url: string, onFault: (error: Error) => void): Promise<PostgresStore> {
  await migrate(url);
  const database = createDatabase(url, onFault);
  const facts = createSearchedFactReader(database);
  const synonyms = createSynonymReader(facts);
  const documentTypes = createTypesReader(database);
  const readLanguage = async () => (await facts.read("language")) ?? defaultLanguage;
  const language = async () => languageOf(await readLanguage());
  const commonWords = createCommonWords(database);
  const vocabulary = createVocabulary(database, commonWords);
  const languages = async () => languagesOfTexts(await language(), vocabulary);
  const zeroResultSearches = createZeroResultSearchStore(database, "missed_searches", languages);
  const abandonedSearches = createZeroResultSearchStore(database, "abandoned_searches", languages);
  const isLearning = async () => (await facts.read("learning")) !== "off";
  const searchChoices = createSearchChoices({
    rows: createChoiceRows(database),
    languages,
    noteAbandoned: (term, atMs) => abandonedSearches.note(term, atMs),
    isOn: isLearning,
  });
  const readRevision = async () => (await facts.read("revision")) ?? "";
  const search = createSearchStore({
    index: estimateCounts(rememberCounts(createSearchIndex(database), readRevision), commonWords),
    vocabulary: rememberVocabulary(vocabulary, readRevision),
    synonyms,
    language,
    evidenceFor: (meaning) => searchChoices.evidenceFor(meaning),
  });
  let stopListening = async (): Promise<void> => undefined;
  return {
    documents: createDocumentStore(database),
    narrowedLists: createNarrowedLists(database.read),
    navigation: createTypedNavigation(
      createNavigationStore(database),
      async () => (await documentTypes()) ?? defaultTypes,
    ),
    authors: createAuthorStore(database),
    search: {
      find: (request) => facts.during(() => search.find(request)),
      closest: (term, limit, without) => facts.during(() => search.closest(term, limit, without)),
    },
    zeroResultSearches,
    abandonedSearches,
    searchChoices,
    missingPaths: createMissingPathStore(database),
    sources: createSourceStore(database, language),
    ratings: createRatingStore(database),
    mailbox: createMailboxStore(database),
    mails: createMailStore(database),
    peers: {
      arePossible: true,
      takeLease: (duty, begin) => takeLease(url, lockKeys[duty], begin),
      listen: (notifications) => {
        stopListening = listenForChanges(url, database, notifications);
      },
    },
    secret: Buffer.from(await readOrSaveFact(database, "address-secret", randomBytes(32).toString("base64")), "base64"),
    revision: async () => Number((await readFact(database, "revision")) ?? 0),
    robots: () => readFact(database, "robots"),
    synonyms: async () => toSynonymGroups(await readFact(database, "synonyms")),
    language: readLanguage,
    learnsFromSearches: isLearning,
    documentTypes,
    copyTo: null,
    close: async () => {
      await stopListening();
      // Counts that cannot be saved because the database is unreachable are lost with the process, as the interface states.
      await zeroResultSearches.keep().catch(() => undefined);
      await abandonedSearches.keep().catch(() => undefined);
      await database.close();
    },
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

/** Reads the published document types; parses them only after a change. */
function createTypesReader(database: Database) {
  let known: string | null = null;
  let types: ReturnType<typeof toDocumentTypes> = null;
  return async () => {
    const text = await readFact(database, "document-types");
    if (text !== known) types = toDocumentTypes(text);
    known = text;
    return types;
  };
}
