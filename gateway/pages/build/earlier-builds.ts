import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * The files of earlier builds: pages sent under one still request them, so they stay for a week after their build was replaced. The modification
 * time of a file says when a build last had it.
 */
const keptMs = 7 * 24 * 60 * 60 * 1_000;

/** Where each build lists its files, since Vite's manifests lack what workers import. */
const listName = "files.json";

const Files = z.array(z.string());

/** Marks the files of the present build as in use until now: it is about to be replaced. Without its list, all files are. */
export async function markReplaced(browser: string, folders: readonly string[]): Promise<void> {
  const listed = await readFiles(browser);
  const now = new Date();
  for (const file of await filesBelow(browser, folders)) {
    if (listed === null || listed.has(uncompressed(file))) await utimes(join(browser, file), now, now);
  }
}

/** Removes the files of builds that were replaced more than a week ago, and lists those of the new build. */
export async function removeEarlier(
  browser: string,
  folders: readonly string[],
  built: readonly string[],
): Promise<void> {
  const own = new Set(built);
  const oldest = Date.now() - keptMs;
  for (const file of await filesBelow(browser, folders)) {
    const path = join(browser, file);
    if (!own.has(uncompressed(file)) && (await stat(path)).mtimeMs < oldest) await rm(path);
  }
  await writeFile(join(browser, listName), JSON.stringify(built));
}

/** Null when there is no list, or none that can be read. */
async function readFiles(browser: string): Promise<ReadonlySet<string> | null> {
  try {
    return new Set(Files.parse(JSON.parse(await readFile(join(browser, listName), "utf8"))));
  } catch {
    return null;
  }
}

/** As a build names them: `assets/kernel-1a2b3c4.js`. None of a folder that no build has made yet. */
async function filesBelow(browser: string, folders: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(browser, folder)).catch(() => [])).map((file) => `${folder}/${file}`),
    ),
  );
  return lists.flat();
}

/** @example uncompressed("assets/kernel-1a2b3c4.js.br") // "assets/kernel-1a2b3c4.js" */
function uncompressed(file: string): string {
  return file.replace(/\.(?:br|gz)$/, "");
}
