import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import type { Store } from "../../../backend/store/store.ts";
import { createDatabase, runSql, type TestDatabase } from "../../support/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The store that the backend's tests run over: each runs over both. */
    readonly storeKind: "sqlite" | "postgres";
  }
}

export const storeKind = inject("storeKind");

/** Where a backend of a test keeps what it stores, gone at the end. */
export interface StorePlace extends AsyncDisposable {
  /** The setting by which a backend finds it; its other one is `DATA_DIR`. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it has once the backend has ended. */
  readonly read: <T>(read: (store: Store) => Promise<T>) => Promise<T>;
  readonly open: () => Promise<Store>;
  /** Everything that it holds, in one text. */
  readonly dump: () => Promise<string>;
}

/** A store of its own: a file in a data folder, or an empty database. */
export const createStorePlace = async (dataDir: string): Promise<StorePlace> => {
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
};

const createFile = (folder: string): Omit<StorePlace, "read"> => ({
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
});

const createDatabasePlace = async (): Promise<Omit<StorePlace, "read">> => {
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
};

/** An empty store that is gone with its closing. */
export const openEmptyStore = async (): Promise<Store> => {
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
};

/** An empty database on the server that all tests use. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = inject("postgresUrl");
  if (serverUrl === null) throw new Error("There is no PostgreSQL; see tests/support/services.ts.");
  return createDatabase(serverUrl);
};
