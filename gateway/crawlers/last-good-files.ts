import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Body } from "../answers/body.ts";

/** The last good copies of what crawlers read, on disk: they survive a restart. */
export interface LastGoodFiles {
  /** Keeps a copy, and gives the body to answer with: a large one is the copy itself, which is streamed and never held. */
  readonly write: (name: string, content: string) => Promise<Body>;
  /** Null when there never was one. */
  readonly read: (name: string) => Promise<Body | null>;
}

export interface LastGoodOptions {
  readonly folder: string;
  /** A larger body is streamed from its file. */
  readonly memoryBytes: number;
  /** Told when the disk cannot be written: that costs the copy, never the answer. */
  readonly warn: (problem: unknown) => void;
}

/** Keeps and gives nothing: for answers to one visitor, which may hold what is theirs. */
export const noLastGoodFiles: LastGoodFiles = {
  write: (_name, content) => Promise.resolve(Buffer.from(content)),
  read: () => Promise.resolve(null),
};

/** The name of the file that says which copy is the last good one. */
const pointer = "current";

/** Keeps each name's copies in a folder of their own, named by content; the one before the last stays for those who are reading it. */
export const createLastGoodFiles = ({ folder, memoryBytes, warn }: LastGoodOptions): LastGoodFiles => {
  // Names come from addresses: a hash is a file name whatever they hold.
  const folderOf = (name: string): string => join(folder, sha256(name).slice(0, 32));

  const keep = async (name: string, sum: string, bytes: Buffer): Promise<void> => {
    const own = folderOf(name);
    const before = await currentOf(own);
    if (before === sum && (await lengthOf(join(own, sum))) !== null) return;
    await mkdir(own, { recursive: true });
    await replace(join(own, sum), bytes);
    await replace(join(own, pointer), sum);
    const kept = [pointer, sum, ...(before === null ? [] : [before])];
    const old = (await readdir(own)).filter((file) => !kept.some((one) => file === one || file.startsWith(`${one}.`)));
    await Promise.all(old.map((file) => rm(join(own, file), { force: true })));
  };

  return {
    write: async (name, content) => {
      const bytes = Buffer.from(content);
      const sum = sha256(bytes);
      try {
        await keep(name, sum, bytes);
      } catch (problem) {
        warn(problem);
        return bytes;
      }
      return bytes.length > memoryBytes
        ? { path: join(folderOf(name), sum), length: bytes.length, sha256: sum }
        : bytes;
    },
    read: async (name) => {
      const sum = await currentOf(folderOf(name));
      if (sum === null) return null;
      const path = join(folderOf(name), sum);
      const length = await lengthOf(path);
      if (length === null) return null;
      return length > memoryBytes ? { path, length, sha256: sum } : readFile(path);
    },
  };
};

const currentOf = (own: string): Promise<string | null> => readFile(join(own, pointer), "utf8").catch(() => null);

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
