import { dirname } from "node:path";
import type { Config } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import { readSecret } from "./http/voter.ts";
import { openStore } from "./store/sqlite/open-store.ts";
import type { Store } from "./store/store.ts";

/** The store, and the key under which it hashes visitor addresses. */
export interface OpenedStore {
  readonly store: Store;
  readonly secret: Buffer;
}

/**
 * Opens the configured store: the database, else the file in the data folder.
 *
 * @param onFault called when an idle database connection breaks
 */
export async function openConfiguredStore(
  { databaseUrl, storeFile, secretFile }: Pick<Config, "databaseUrl" | "storeFile" | "secretFile">,
  onFault: (error: Error) => void,
): Promise<OpenedStore> {
  makeDataFolder(dirname(storeFile));
  if (databaseUrl === null) return { store: openStore(storeFile), secret: readSecret(secretFile) };
  // The client library is loaded only if a database is configured.
  const { openPostgresStore } = await import("./store/postgres/open-store.ts");
  const store = await openPostgresStore(databaseUrl, onFault);
  return { store, secret: store.secret };
}
