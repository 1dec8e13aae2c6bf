import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Body } from "../answers/body.ts";

/** Files that belong together: the parts of one sitemap. They were made at once, and stay as they are whatever comes after them. */
export interface FileSet {
  readonly count: number;
  /** A large body is the file itself, which is streamed and never held. Null where there is no such part, counted from 0, or its file has gone. */
  readonly part: (index: number) => Promise<Body | null>;
}

/** The last good copies of what crawlers read, on disk: they survive a restart. */
export interface LastGoodFiles {
  /** Keeps a set of copies in place of the one before, all of it or nothing, and gives it to answer with. */
  readonly write: (name: string, parts: readonly Buffer[]) => Promise<FileSet>;
  /** Null when there never was one. */
  readonly read: (name: string) => Promise<FileSet | null>;
}

export interface LastGoodOptions {
  readonly folder: string;
  /** A larger body is streamed from its file. */
  readonly memoryBytes: number;
  /** Told when the disk cannot be written: that costs the copy, never the answer. */
  readonly warn: (problem: unknown) => void;
}

/** A set that is on no disk. */
export const heldSet = (parts: readonly Buffer[]): FileSet => ({
  count: parts.length,
  part: (index) => Promise.resolve(parts[index] ?? null),
});

/** Keeps and gives nothing: for answers to one visitor, which may hold what is theirs. */
export const noLastGoodFiles: LastGoodFiles = {
  write: (_name, parts) => Promise.resolve(heldSet(parts)),
  read: () => Promise.resolve(null),
};

/** The name of the file that names the parts of the last good set, one a line. A set is there when this file names it. */
const pointer = "current";

/** Keeps each name's copies in a folder of their own, named by content; the set before the last stays for those who are reading it. */
export const createLastGoodFiles = ({ folder, memoryBytes, warn }: LastGoodOptions): LastGoodFiles => {
  // Names come from addresses: a hash is a file name whatever they hold.
  const folderOf = (name: string): string => join(folder, sha256(name).slice(0, 32));

  return {
    write: async (name, parts) => {
      const own = folderOf(name);
      try {
        const files = parts.map((bytes) => ({ bytes, length: bytes.length, sum: sha256(bytes) }));
        await keep(own, files);
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
      const files = await Promise.all(sums.map(async (sum) => ({ sum, length: await lengthOf(join(own, sum)) })));
      const there = files.flatMap(({ sum, length }) => (length === null ? [] : [{ sum, length }]));
      return there.length === 0 || there.length < sums.length ? null : setIn(own, there, memoryBytes);
    },
  };
};

interface KeptFile {
  readonly sum: string;
  readonly length: number;
}

const setIn = (own: string, files: readonly KeptFile[], memoryBytes: number): FileSet => ({
  count: files.length,
  part: async (index) => {
    const file = files[index];
    if (file === undefined) return null;
    const path = join(own, file.sum);
    return file.length > memoryBytes
      ? { path, length: file.length, sha256: file.sum }
      : readFile(path).catch(() => null);
  },
});

/** All parts first, then the file that names them. */
const keep = async (own: string, files: readonly (KeptFile & { readonly bytes: Buffer })[]): Promise<void> => {
  const before = await currentOf(own);
  await mkdir(own, { recursive: true });
  for (const { sum, bytes } of files) {
    if ((await lengthOf(join(own, sum))) === null) await replace(join(own, sum), bytes);
  }
  const sums = files.map(({ sum }) => sum);
  if (sums.join("\n") === before.join("\n")) return;
  await replace(join(own, pointer), sums.join("\n"));
  const kept = [pointer, ...sums, ...before];
  const old = (await readdir(own)).filter((file) => !kept.some((one) => file === one || file.startsWith(`${one}.`)));
  await Promise.all(old.map((file) => rm(join(own, file), { force: true })));
};

const currentOf = (own: string): Promise<readonly string[]> =>
  readFile(join(own, pointer), "utf8").then(
    (text) => text.split("\n").filter(Boolean),
    () => [],
  );

const lengthOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Nobody ever sees half a file. */
const replace = async (path: string, content: Buffer | string): Promise<void> => {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
};

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");
