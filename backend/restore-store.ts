import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "./config.ts";
import { CopyError, checkCopy, prepareCopy } from "./store/sqlite/copies.ts";
import { isLocked } from "./store/sqlite/database.ts";

/** What became of a restore. */
export interface Restored {
  /** The version of the tables in the copy. */
  readonly version: number;
  /** Where the store that was there before is now; null where there was none. */
  readonly before: string | null;
}

/**
 * Puts a copy in the place of the store, which stays beside it under another name. Throws `CopyError` for a file that is no copy, and while
 * a process uses the store; then nothing is changed.
 */
export function restoreStore(
  { storeFile, secretFile }: Pick<Config, "storeFile" | "secretFile">,
  copy: string,
  nowMs: number,
): Restored {
  if (!existsSync(copy)) throw new CopyError(`There is no file ${copy}.`);
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

/** What an unreadable store may have beside it. */
const logs = ["-wal", "-shm"];

/** Holds the old store until the new one is in its place, so that no process can begin to use the old one in between. */
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

/** Without a log beside it the old file is whole by itself. Null for a file that can no longer be read as a store: that is what copies are for. */
function hold(storeFile: string): DatabaseSync | null {
  const database = new DatabaseSync(storeFile);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT; PRAGMA journal_mode = DELETE");
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error))
      throw new CopyError(`A docs backend runs on ${storeFile}. Stop the site first, then restore.`, { cause: error });
    return null;
  }
}

function replaceSecret(secretFile: string, secret: Buffer, ending: string): void {
  const next = `${secretFile}.new`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  if (existsSync(secretFile)) linkSync(secretFile, `${secretFile}${ending}`);
  renameSync(next, secretFile);
}
