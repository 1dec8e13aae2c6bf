import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The cards that were drawn, on disk: a hash in the address says that one never changes. */
export interface CardFiles {
  readonly read: (path: string) => Promise<Buffer | null>;
  /** A disk that cannot be written costs the copy, never the answer. */
  readonly write: (path: string, png: Uint8Array) => Promise<void>;
}

/** About 150 MB. */
const filesMax = 1_000;

/** Keeps cards in a folder; those that were asked for longest ago go first. */
export const createCardFiles = (folder: string): CardFiles => {
  // Addresses hold anything: a hash is a file name whatever they hold.
  const fileOf = (path: string): string => join(folder, `${createHash("sha256").update(path).digest("hex")}.png`);
  return {
    read: async (path) => {
      const file = fileOf(path);
      const png = await readFile(file).catch(() => null);
      const now = new Date();
      if (png !== null) await utimes(file, now, now).catch(() => undefined);
      return png;
    },
    write: async (path, png) => {
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(`${fileOf(path)}.new`, png);
        await rename(`${fileOf(path)}.new`, fileOf(path));
        await removeOldest(folder);
      } catch {
        // Drawn again when it is asked for again.
      }
    },
  };
};

const removeOldest = async (folder: string): Promise<void> => {
  const files = await readdir(folder);
  // A tenth at once, so that not every card looks through the folder.
  if (files.length <= filesMax) return;
  const dated = await Promise.all(
    files.map(async (file) => ({ file, time: (await stat(join(folder, file))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.time - b.time).slice(0, files.length - Math.round(filesMax * 0.9));
  await Promise.all(oldest.map(({ file }) => rm(join(folder, file), { force: true })));
};
