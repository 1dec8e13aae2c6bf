import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The drawn cards, on disk. They never change: their paths contain a hash. */
export interface CardFiles {
  readonly read: (path: string) => Promise<Buffer | null>;
  /** Never fails: if the disk cannot be written, only the copy is lost. */
  readonly write: (path: string, png: Uint8Array) => Promise<void>;
}

/** About 150 MB. */
const filesMax = 1_000;

/** Keeps cards in a folder; the least recently requested are removed first. */
export function createCardFiles(folder: string): CardFiles {
  // Paths may hold anything; their hash is always a valid file name.
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
        await writeFile(`${fileOf(path)}.new`, png, { flush: true });
        await rename(`${fileOf(path)}.new`, fileOf(path));
        await removeOldest(folder);
      } catch {
        // Drawn again on the next request.
      }
    },
  };
}

async function removeOldest(folder: string): Promise<void> {
  const files = await readdir(folder);
  // Removes a tenth at once, so that not every card checks the age of all files.
  if (files.length <= filesMax) return;
  const dated = await Promise.all(
    files.map(async (file) => ({ file, time: (await stat(join(folder, file))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.time - b.time).slice(0, files.length - Math.round(filesMax * 0.9));
  await Promise.all(oldest.map(({ file }) => rm(join(folder, file), { force: true })));
}
