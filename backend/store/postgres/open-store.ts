import { randomBytes } from "node:crypto";
import { createSearchStore } from "../search-steps.ts";
import type { Store } from "../store.ts";
import { createSynonyms, noSynonyms, toSynonymGroups } from "../synonyms.ts";
import { createAuthorStore } from "./authors.ts";
import { type Database, createDatabase } from "./database.ts";
import { createDocumentStore } from "./documents.ts";
import { readFact, readOrSaveFact } from "./facts.ts";
import { lockKeys } from "./lock-keys.ts";
import { createMailboxStore } from "./mailbox.ts";
import { createMailStore } from "./mails.ts";
import { migrate } from "./migrate.ts";
import { createZeroResultSearchStore } from "./zero-result-searches.ts";
import { createMissingPathStore } from "./missing-paths.ts";
import { createNavigationStore } from "./navigation.ts";
import { listenForNews } from "./news.ts";
import { createFind } from "./search.ts";
import { createSourceStore } from "./sources.ts";
import { takeLease } from "./lease.ts";
import { createVocabulary } from "./vocabulary.ts";
import { createRatingStore } from "./votes.ts";

/** A store in PostgreSQL, which several processes may use at once. */
export interface PostgresStore extends Store {
  /** The secret by which addresses become unreadable keys: the same for every process. */
  readonly secret: Buffer;
}

/**
 * Opens the store in a database that is this site's alone, and brings its tables up to date.
 *
 * @param onFault is told of connections that break while nobody uses them; the next call takes another.
 * @throws StoreUnusableError, StoreUnavailableError as `migrate`.
 */
export async function openPostgresStore(url: string, onFault: (error: Error) => void): Promise<PostgresStore> {
  await migrate(url);
  const database = createDatabase(url, onFault);
  const zeroResultSearches = createZeroResultSearchStore(database);
  const synonyms = createSynonymReader(database);
  let stopListening = async (): Promise<void> => undefined;
  return {
    documents: createDocumentStore(database),
    navigation: createNavigationStore(database),
    authors: createAuthorStore(database),
    search: createSearchStore({
      find: createFind(database),
      vocabulary: createVocabulary(database),
      synonyms,
      refreshed: async () => undefined,
    }),
    zeroResultSearches,
    missingPaths: createMissingPathStore(database),
    sources: createSourceStore(database),
    ratings: createRatingStore(database),
    mailbox: createMailboxStore(database),
    mails: createMailStore(database),
    peers: {
      arePossible: true,
      takeLease: (duty, begin) => takeLease(url, lockKeys[duty], begin),
      listen: (news) => {
        stopListening = listenForNews(url, database, news);
      },
    },
    secret: Buffer.from(await readOrSaveFact(database, "address-secret", randomBytes(32).toString("base64")), "base64"),
    revision: async () => Number((await readFact(database, "revision")) ?? 0),
    robots: () => readFact(database, "robots"),
    synonyms: async () => toSynonymGroups(await readFact(database, "synonyms")),
    copyTo: null,
    close: async () => {
      await stopListening();
      // What cannot be kept because the database is away is lost with the process, as the interface says.
      await zeroResultSearches.keep().catch(() => undefined);
      await database.close();
    },
  };
}

/** The synonyms as they are published now, made ready only when they changed. */
function createSynonymReader(database: Database) {
  let known: string | null = null;
  let synonyms = noSynonyms;
  return async () => {
    const text = await readFact(database, "synonyms");
    if (text !== known) synonyms = createSynonyms(toSynonymGroups(text));
    known = text;
    return synonyms;
  };
}
