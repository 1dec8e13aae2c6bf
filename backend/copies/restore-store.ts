import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
  const give = giver(dirname(storeFile));
  const next = `${storeFile}.next`;
  try {
    copyFileSync(copy, next);
    chmodSync(next, 0o600);
    give(next);
    const { version, secret } = checkCopy(next, copy);
    prepareCopy(next);
    const ending = `.before-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, "-")}`;
    const before = existsSync(storeFile) ? replaceUnused(storeFile, next, ending) : put(storeFile, next, ending);
    replaceSecret(secretFile, secret, ending, give);
    return { version, before };
  } finally {
    rmSync(next, { force: true });
  }
}

/** Creates the folder of the store. Returns what gives a file to the folder's owner, who is not root where root restores for a service. */
function giver(folder: string): (file: string) => void {
  const made = mkdirSync(folder, { recursive: true });
  const { uid, gid } = statSync(made === undefined ? folder : dirname(made));
  const give = (file: string): void => {
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  };
  if (made !== undefined) for (const created of new Set([made, folder])) give(created);
  return give;
}

/** The write-ahead log of a store that is gone would be replayed into the new one. */
function put(storeFile: string, next: string, ending: string): null {
  setLogsAside(storeFile, ending);
  renameSync(next, storeFile);
  return null;
}

/** Files that may be left beside an unreadable store, or one that is gone. */
const logs = ["-wal", "-shm"];

function setLogsAside(storeFile: string, ending: string): void {
  for (const log of logs)
    if (existsSync(`${storeFile}${log}`)) renameSync(`${storeFile}${log}`, `${storeFile}${ending}${log}`);
}

/** Locks the old store until the new one is in place, so that no process can open the old one in between. */
function replaceUnused(storeFile: string, next: string, ending: string): string {
  const held = hold(storeFile);
  try {
    const before = `${storeFile}${ending}`;
    linkSync(storeFile, before);
    if (held === null) setLogsAside(storeFile, ending);
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

function replaceSecret(secretFile: string, secret: Buffer, ending: string, give: (file: string) => void): void {
  const next = `${secretFile}.new`;
  writeFileSync(next, secret, { mode: 0o600, flush: true });
  give(next);
  if (existsSync(secretFile)) linkSync(secretFile, `${secretFile}${ending}`);
  renameSync(next, secretFile);
}
