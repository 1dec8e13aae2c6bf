import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import type { Store } from "../../../backend/store/store.ts";
import { askForPostgres } from "../../support/run/shared.ts";
import { createDatabase, runSql } from "../../support/services/postgres.ts";
import type { TestDatabase } from "../../support/services/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The store that the backend's tests use; they run once on each. */
    readonly storeKind: "sqlite" | "postgres";
  }
}

export const storeKind = inject("storeKind");

/** A store for a test's backend, removed when disposed. */
export interface StorePlace extends AsyncDisposable {
  /** The setting that points a backend to it, apart from `DATA_DIR`. */
  readonly environment: Readonly<Record<string, string>>;
  /** Reads it, once the backend has ended. */
  readonly read: <T>(read: (store: Store) => Promise<T>) => Promise<T>;
  readonly open: () => Promise<Store>;
  /** Everything it holds, as one text. */
  readonly dump: () => Promise<string>;
}

/** Creates a store: a file in a data folder, or an empty database. */
export async function createStorePlace(dataDir: string): Promise<StorePlace> {
  const place = storeKind === "sqlite" ? createFile(join(dataDir, "backend")) : await createDatabasePlace();
  const read: StorePlace["read"] = async (read) => {
    const store = await place.open();
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  };
  return { ...place, read };
}

function createFile(folder: string): Omit<StorePlace, "read"> {
  return {
    environment: {},
    open: async () => {
      mkdirSync(folder, { recursive: true });
      return openStore(join(folder, "store.sqlite"));
    },
    dump: async () =>
      readdirSync(folder)
        .filter((name) => name.startsWith("store"))
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("\n"),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function createDatabasePlace(): Promise<Omit<StorePlace, "read">> {
  const database = await createTestDatabase();
  return {
    environment: { DATABASE_URL: database.url },
    open: () => openPostgresStore(database.url, () => undefined),
    dump: async () => {
      const tables = await runSql(
        database.url,
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
      );
      const rows = await Promise.all(
        tables.map(({ table_name: table }) =>
          runSql(database.url, `SELECT "${String(table)}"::text AS row FROM "${String(table)}"`),
        ),
      );
      return JSON.stringify(rows);
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** An empty store that is deleted when closed. */
export async function openEmptyStore(): Promise<Store> {
  if (storeKind === "sqlite") return openStore(":memory:");
  const database = await createTestDatabase();
  const store = await openPostgresStore(database.url, () => undefined);
  return {
    ...store,
    close: async () => {
      await store.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** An empty database on the server that all tests share. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await askForPostgres();
  if (serverUrl === null) throw new Error("There is no PostgreSQL; see tests/support/services/services.ts.");
  return createDatabase(serverUrl);
}
