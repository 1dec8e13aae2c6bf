import { chmodSync } from "node:fs";
import { DatabaseSync, backup } from "node:sqlite";
import { z } from "zod";
import { isLocked } from "./database.ts";
import { toStoreFault } from "./faults.ts";
import { keptTableSteps } from "./tables.ts";

/** A file that is no copy of a store, or of one that this software does not know. The message says which, and what to do. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

/** What a copy holds beside the tables. */
export interface CopyFacts {
  /** The version of the tables. */
  readonly version: number;
  /** The secret under which voters' addresses are hashed: without it nobody could replace an earlier vote. */
  readonly secret: Buffer;
}

/** Pages that are copied in one go. In between others may write: what they change in the copied part is copied again. */
const pagesAtOnce = 256;

const secretFact = "address-secret";
const keptTables = ["facts", "votes", "deeds", "contacts", "feedback", "subscriptions"];

/** Copies a database as of one moment into a new file, with the secret: one file that needs no other. Readable by its owner alone. */
export async function copyDatabase(database: DatabaseSync, file: string, secret: Buffer): Promise<void> {
  await backup(database, file, { rate: pagesAtOnce });
  chmodSync(file, 0o600);
  withDatabase(file, (copy) => {
    copy.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
    copy.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)").run(secretFact, secret.toString("base64"));
  });
}

/**
 * Copies a store that no process uses.
 *
 * @returns false where one does: then that process has to make the copy.
 */
export async function copyUnused(storeFile: string, file: string, secret: Buffer): Promise<boolean> {
  const database = new DatabaseSync(storeFile);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT");
    await copyDatabase(database, file, secret);
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    const fault = toStoreFault(error, storeFile);
    throw fault === null ? error : new CopyError(fault.message, { cause: error });
  } finally {
    database.close();
  }
}

/** Goes through a copy from beginning to end. Throws `CopyError` for a file that is none, is damaged, or is of an unknown version; `name` is how it is called in messages. */
export function checkCopy(file: string, name: string): CopyFacts {
  try {
    return withDatabase(file, (copy) => readFacts(copy, name));
  } catch (error) {
    if (error instanceof CopyError) throw error;
    throw new CopyError(
      `${name} is no copy of a store: ${error instanceof Error ? error.message : String(error)}. Expected a file that "npm run backup" has made.`,
      { cause: error },
    );
  }
}

/** Makes a checked copy ready to be used as the store: its content is gone through anew, and the secret stands where it belongs, beside it. */
export function prepareCopy(file: string): void {
  withDatabase(file, (copy) =>
    copy.exec(`PRAGMA synchronous = FULL; DELETE FROM facts WHERE name IN ('${secretFact}', 'ingested')`),
  );
}

const TableRow = z.object({ name: z.string() });
const ValueRow = z.object({ value: z.string() });

function readFacts(copy: DatabaseSync, file: string): CopyFacts {
  const tables = z
    .array(TableRow)
    .parse(copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
    .map(({ name }) => name);
  const missing = keptTables.filter((name) => !tables.includes(name));
  if (missing.length > 0)
    throw new CopyError(
      `${file} is a database, but no copy of a store: it has no table ${missing.join(", ")}. Expected a file that "npm run backup" has made.`,
    );
  const version = Number(copy.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version < 1 || version > keptTableSteps.length) {
    throw new CopyError(
      `${file} has version ${version}, but this software knows the versions 1 to ${keptTableSteps.length}. Use the software that made it, or a later one.`,
    );
  }
  const damage = copy.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"];
  if (damage !== "ok") throw new CopyError(`${file} is damaged: ${String(damage)}. Use another copy.`);
  const fact = ValueRow.safeParse(copy.prepare("SELECT value FROM facts WHERE name = ?").get(secretFact));
  const secret = Buffer.from(fact.data?.value ?? "", "base64");
  if (secret.length !== 32)
    throw new CopyError(
      `${file} is a store, but no copy of one: the secret of the voters is not in it. Expected a file that "npm run backup" has made.`,
    );
  return { version, secret };
}

function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
