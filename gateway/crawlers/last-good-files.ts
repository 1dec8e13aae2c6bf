import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The last good copies of what crawlers read, on disk: they survive a restart. */
export interface LastGoodFiles {
  readonly write: (name: string, content: string) => Promise<void>;
  /** Null when there never was one. */
  readonly read: (name: string) => Promise<string | null>;
}

/** Keeps the copies in a folder. A disk that cannot be written costs the copy, never the answer. */
export const createLastGoodFiles = (folder: string, warn: (problem: unknown) => void): LastGoodFiles => {
  const written = new Map<string, string>();
  // Names come from addresses: a hash is a file name whatever they hold.
  const pathOf = (name: string): string => join(folder, createHash("sha256").update(name).digest("hex").slice(0, 32));
  return {
    write: async (name, content) => {
      if (written.get(name) === content) return;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(`${pathOf(name)}.new`, content);
        await rename(`${pathOf(name)}.new`, pathOf(name));
        written.set(name, content);
      } catch (problem) {
        warn(problem);
      }
    },
    read: (name) => readFile(pathOf(name), "utf8").catch(() => null),
  };
};
