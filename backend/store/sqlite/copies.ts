import { chmodSync } from "node:fs";
import { DatabaseSync, backup } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isLocked } from "./database.ts";
import { toStoreFault } from "./faults.ts";
import { keptTableSteps } from "./kept-tables.ts";

/** A copy cannot be made or used. The message says why, and what to do. */
export class CopyError extends Error {
  override readonly name = "CopyError";
}

/** Facts about a copy. */
export interface CopyFacts {
  /** The schema version. */
  readonly version: number;
  /** The key under which voters' addresses are hashed: without it, visitors could not replace earlier votes. */
  readonly secret: Buffer;
}

/** Pages copied per step. Writes may happen between steps; pages that they change are copied again. */
const pagesAtOnce = 256;

const secretFact = "address-secret";
const keptTables = ["facts", "votes", "deeds", "contacts", "feedback", "subscriptions"];

/** Copies a consistent snapshot of a database, with the secret, into one self-contained file that only its owner can read. */
export async function copyDatabase(database: DatabaseSync, file: string, secret: Buffer): Promise<void> {
  await backUp(database, file);
  chmodSync(file, 0o600);
  withDatabase(file, (copy) => {
    copy.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
    copy.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)").run(secretFact, secret.toString("base64"));
  });
}

const attemptsMax = 200;
const pauseMs = 20;

/**
 * Backs up a database. Where its first step meets an open transaction, Node.js rejects with an error of SQLite that is none (`errcode` 0), instead of
 * waiting as it does later: nothing is copied yet, so it is tried again.
 */
async function backUp(database: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await backup(database, file, { rate: pagesAtOnce });
      return;
    } catch (error) {
      if (attempt === attemptsMax || !(error instanceof Error && "errcode" in error && error.errcode === 0))
        throw error;
      await wait(pauseMs);
    }
}

/**
 * Copies a store that no process has open.
 *
 * @returns false if a process has it open: then that process must make the copy.
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

/** Verifies a copy in full. Throws `CopyError` if the file is not a copy, is damaged, or has an unknown version; `name` is its name in messages. */
export function checkCopy(file: string, name: string): CopyFacts {
  try {
    return withDatabase(file, (copy) => readFacts(copy, name));
  } catch (error) {
    if (error instanceof CopyError) throw error;
    throw new CopyError(
      `${name} is not a backup: ${error instanceof Error ? error.message : String(error)}. Expected a file made by "npm run backup".`,
      { cause: error },
    );
  }
}

/** Prepares a verified copy for use as the store: forces a full ingest, and removes the secret, which belongs in its own file. */
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
      `${file} is a database, but not a backup: it lacks the table ${missing.join(", ")}. Expected a file made by "npm run backup".`,
    );
  const version = Number(copy.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version < 1 || version > keptTableSteps.length) {
    throw new CopyError(
      `${file} has version ${version}, but this release supports versions 1 to ${keptTableSteps.length}. Use the release that wrote it, or a later one.`,
    );
  }
  const damage = copy.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"];
  if (damage !== "ok") throw new CopyError(`${file} is damaged: ${String(damage)}. Use another backup.`);
  const fact = ValueRow.safeParse(copy.prepare("SELECT value FROM facts WHERE name = ?").get(secretFact));
  const secret = Buffer.from(fact.data?.value ?? "", "base64");
  if (secret.length !== 32)
    throw new CopyError(
      `${file} is a store, but not a backup: it lacks the voters' secret. Expected a file made by "npm run backup".`,
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
