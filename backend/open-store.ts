import { dirname } from "node:path";
import type { Config } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import { readSecret } from "./http/voter.ts";
import { openStore } from "./store/sqlite/open-store.ts";
import type { Store } from "./store/store.ts";

/** The store, and the secret by which addresses become unreadable keys: what it has of them is under that one. */
export interface OpenedStore {
  readonly store: Store;
  readonly secret: Buffer;
}

/**
 * Opens the store that the settings name: the database, else the file in the data folder.
 *
 * @param onFault is told of connections to the database that break while nobody uses them.
 */
export async function openConfiguredStore(
  { databaseUrl, storeFile, secretFile }: Pick<Config, "databaseUrl" | "storeFile" | "secretFile">,
  onFault: (error: Error) => void,
): Promise<OpenedStore> {
  makeDataFolder(dirname(storeFile));
  if (databaseUrl === null) return { store: openStore(storeFile), secret: readSecret(secretFile) };
  // Its client is loaded where there is a database.
  const { openPostgresStore } = await import("./store/postgres/open-store.ts");
  const store = await openPostgresStore(databaseUrl, onFault);
  return { store, secret: store.secret };
}
