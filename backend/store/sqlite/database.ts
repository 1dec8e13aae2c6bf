import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { StoreLockedError, StoreTooNewError } from "../errors.ts";
import { toStoreFault } from "./faults.ts";
import { keptTableSteps } from "./kept-tables.ts";
import { publishedTableNames, publishedTables } from "./tables.ts";

/** How long to wait at start for another process to release the store. */
const lockWaitMs = 2_000;

/**
 * Opens the file for exclusive use and migrates it. With `synchronous=FULL` and a write-ahead log, committed data survives a crash of the process and
 * of the machine.
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: lockWaitMs });
    database.exec(
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000",
    );
    // Only a write takes the lock; from here on no other process can even read the file.
    database.exec("BEGIN IMMEDIATE; COMMIT");
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw isLocked(error) ? new StoreLockedError(file, error) : (toStoreFault(error, file) ?? error);
  }
}

/** Runs `change` in a transaction: all of it is stored, or nothing. */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = change();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function migrate(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version > keptTableSteps.length) throw new StoreTooNewError(file, version, keptTableSteps.length);
  inTransaction(database, () => {
    for (const step of keptTableSteps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${keptTableSteps.length}`);
    rebuildPublished(database);
  });
}

function rebuildPublished(database: DatabaseSync): void {
  const wanted = createHash("sha256").update(publishedTables).digest("hex");
  const found = database.prepare("SELECT value FROM facts WHERE name = 'published-tables'").get()?.["value"];
  if (found === wanted) return;
  for (const table of publishedTableNames) database.exec(`DROP TABLE IF EXISTS ${table}`);
  database.exec(publishedTables);
  database.exec("DELETE FROM facts WHERE name = 'ingested'");
  database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('published-tables', ?)").run(wanted);
}

/** Whether another process holds the file. */
export function isLocked(error: unknown): boolean {
  const busy = 5;
  const locked = 6;
  return error instanceof Error && "errcode" in error && (error.errcode === busy || error.errcode === locked);
}
