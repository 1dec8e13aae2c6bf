import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../config.ts";
import { CopyError, checkCopy, prepareCopy } from "../store/sqlite/copies.ts";
import { isLocked } from "../store/sqlite/database.ts";

/** The result of a restore. */
export interface Restored {
  /** The schema version of the copy. */
  readonly version: number;
  /** The new path of the previous store; null if there was none. */
  readonly before: string | null;
}

/**
 * Replaces the store with a copy and keeps the previous store beside it under another name. Throws `CopyError` if the file is not a copy or a process
 * uses the store; nothing is changed then.
 */
export function restoreStore(
  { storeFile, secretFile }: Pick<Config, "storeFile" | "secretFile">,
  copy: string,
  nowMs: number,
): Restored {
  if (!existsSync(copy)) throw new CopyError(`The file ${copy} does not exist.`);
  mkdirSync(dirname(storeFile), { recursive: true });
  const next = `${storeFile}.next`;
  try {
    copyFileSync(copy, next);
    chmodSync(next, 0o600);
    const { version, secret } = checkCopy(next, copy);
    prepareCopy(next);
    const ending = `.before-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
    const before = existsSync(storeFile) ? replaceUnused(storeFile, next, ending) : put(next, storeFile);
    replaceSecret(secretFile, secret, ending);
    return { version, before };
  } finally {
    rmSync(next, { force: true });
  }
}

function put(next: string, storeFile: string): null {
  renameSync(next, storeFile);
  return null;
}

/** Files that may be left beside an unreadable store. */
const logs = ["-wal", "-shm"];

/** Locks the old store until the new one is in place, so that no process can open the old one in between. */
function replaceUnused(storeFile: string, next: string, ending: string): string {
  const held = hold(storeFile);
  try {
    const before = `${storeFile}${ending}`;
    linkSync(storeFile, before);
    if (held === null)
      for (const log of logs) if (existsSync(`${storeFile}${log}`)) renameSync(`${storeFile}${log}`, `${before}${log}`);
    renameSync(next, storeFile);
    return before;
  } finally {
    held?.close();
  }
}

/**
 * Locks the store and folds its write-ahead log into it, so that the old file is complete by itself. Null if the file is no longer a readable store,
 * which is what copies are for.
 */
function hold(storeFile: string): DatabaseSync | null {
  const database = new DatabaseSync(storeFile);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT; PRAGMA journal_mode = DELETE");
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error))
      throw new CopyError(`A docs backend is using ${storeFile}. Stop the site first, then restore.`, { cause: error });
    return null;
  }
}

function replaceSecret(secretFile: string, secret: Buffer, ending: string): void {
  const next = `${secretFile}.new`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  if (existsSync(secretFile)) linkSync(secretFile, `${secretFile}${ending}`);
  renameSync(next, secretFile);
}
