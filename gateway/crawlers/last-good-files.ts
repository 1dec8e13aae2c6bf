import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Body } from "../answers/body.ts";
import { createHashedFiles, replaceFile, sha256 } from "./hashed-files.ts";
import type { HashedFiles } from "./hashed-files.ts";

/** Files that belong together: the parts of one sitemap. They are built together, and do not change when a later set is written. */
export interface FileSet {
  readonly count: number;
  /**
   * A large body is the file itself, streamed and never held in memory. Null where there is no part with this index (from
   * 0), or its file is gone or damaged.
   */
  readonly part: (index: number) => Promise<Body | null>;
}

/** The last good copies of what crawlers read, on disk, so that they survive a restart. */
export interface LastGoodFiles {
  /** Replaces the copies kept before, all or nothing, and returns the new set to answer with. Of overlapping writes the last call's copies stay. */
  readonly write: (name: string, parts: readonly Buffer[]) => Promise<FileSet>;
  /** Null when there has never been one, or a part of it is gone or damaged. */
  readonly read: (name: string) => Promise<FileSet | null>;
}

/** Where last good copies are kept. */
export interface LastGoodOptions {
  readonly folder: string;
  /** A larger body is streamed from its file. */
  readonly memoryBytes: number;
  /** Called when the disk cannot be written: that costs the copy, never the answer. */
  readonly warn: (problem: unknown) => void;
}

/** A set in memory alone. */
export function heldSet(parts: readonly Buffer[]): FileSet {
  return {
    count: parts.length,
    part: (index) => Promise.resolve(parts[index] ?? null),
  };
}

/** Keeps nothing: for answers to one visitor, which may contain private data. */
export const noLastGoodFiles: LastGoodFiles = {
  write: (_name, parts) => Promise.resolve(heldSet(parts)),
  read: () => Promise.resolve(null),
};

/** The file that lists the parts of the last good set, one per line. A set exists once this file lists it. */
const pointer = "current";

/** Keeps each name's copies in a folder of its own, named by content hash; the previous set stays for answers that are still reading it. */
export function createLastGoodFiles({ folder, memoryBytes, warn }: LastGoodOptions): LastGoodFiles {
  // Names come from addresses: a hash is a valid file name whatever they contain.
  const folderOf = (name: string): string => join(folder, sha256(name).slice(0, 32));
  const hashed = createHashedFiles();
  const inTurn = createTurns();

  return {
    write: async (name, parts) => {
      const own = folderOf(name);
      try {
        const files = parts.map((bytes) => ({ bytes, length: bytes.length, sum: sha256(bytes) }));
        await inTurn(own, () => keep(own, files, hashed));
        return setIn(
          own,
          files.map(({ length, sum }) => ({ length, sum })),
          memoryBytes,
        );
      } catch (problem) {
        warn(problem);
        return heldSet(parts);
      }
    },
    read: async (name) => {
      const own = folderOf(name);
      const sums = await currentOf(own);
      const files = await Promise.all(
        sums.map(async (sum) => ({ sum, length: await hashed.lengthOf(join(own, sum)) })),
      );
      const there = files.flatMap(({ sum, length }) => (length === null ? [] : [{ sum, length }]));
      return there.length === 0 || there.length < sums.length ? null : setIn(own, there, memoryBytes);
    },
  };
}

interface KeptFile {
  readonly sum: string;
  readonly length: number;
}

function setIn(own: string, files: readonly KeptFile[], memoryBytes: number): FileSet {
  return {
    count: files.length,
    part: async (index) => {
      const file = files[index];
      if (file === undefined) return null;
      const path = join(own, file.sum);
      return file.length > memoryBytes
        ? { path, length: file.length, sha256: file.sum }
        : readFile(path).then(
            (bytes) => (sha256(bytes) === file.sum ? bytes : null),
            () => null,
          );
    },
  };
}

/** Writes all parts first, then the file that lists them. */
async function keep(
  own: string,
  files: readonly (KeptFile & { readonly bytes: Buffer })[],
  hashed: HashedFiles,
): Promise<void> {
  const before = await currentOf(own);
  await mkdir(own, { recursive: true });
  for (const { sum, bytes } of files) await hashed.write(join(own, sum), bytes);
  const sums = files.map(({ sum }) => sum);
  if (sums.join("\n") === before.join("\n")) return;
  await replaceFile(join(own, pointer), sums.join("\n"));
  const kept = [pointer, ...sums, ...before];
  const old = (await readdir(own)).filter((file) => !kept.some((one) => file === one || file.startsWith(`${one}.`)));
  await Promise.all(old.map((file) => hashed.remove(join(own, file))));
}

/** Runs what concerns one folder one after the other: a write would remove the files that another has not listed yet. */
function createTurns() {
  const turns = new Map<string, Promise<void>>();
  return (own: string, work: () => Promise<void>): Promise<void> => {
    const done = (turns.get(own) ?? Promise.resolve()).then(work);
    const turn = done
      .catch(() => undefined)
      .then(() => {
        if (turns.get(own) === turn) turns.delete(own);
      });
    turns.set(own, turn);
    return done;
  };
}

function currentOf(own: string): Promise<readonly string[]> {
  return readFile(join(own, pointer), "utf8").then(
    (text) => text.split("\n").filter(Boolean),
    () => [],
  );
}
