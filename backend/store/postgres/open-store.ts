import { randomBytes } from "node:crypto";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { toDocumentTypes } from "../document-types.ts";
import { languageOf } from "../search/language/language.ts";
import type { Store } from "../store.ts";
import { toSynonymGroups } from "../search/question/synonyms.ts";
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
import { createMissingPathStore } from "./missing-paths.ts";
import { createNavigationStore } from "./navigation.ts";
import { listenForChanges } from "./change-notifications.ts";
import { openSearch } from "./search/open-search.ts";
import { createSourceStore } from "./sources.ts";
import { takeLease } from "./lease.ts";
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
  const documentTypes = createTypesReader(database);
  const searching = openSearch(database);
  let stopListening = async (): Promise<void> => undefined;
  return {
    documents: createDocumentStore(database),
    narrowedLists: createNarrowedLists(database.read),
    navigation: createTypedNavigation(
      createNavigationStore(database),
      async () => (await documentTypes()) ?? defaultTypes,
    ),
    authors: createAuthorStore(database),
    search: searching.search,
    zeroResultSearches: searching.zeroResultSearches,
    abandonedSearches: searching.abandonedSearches,
    searchChoices: searching.searchChoices,
    missingPaths: createMissingPathStore(database),
    sources: createSourceStore(database, async () => languageOf(await searching.language())),
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
    language: searching.language,
    learnsFromSearches: searching.isLearning,
    documentTypes,
    copyTo: null,
    close: async () => {
      await stopListening();
      await searching.keepCounts();
      await database.close();
    },
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
