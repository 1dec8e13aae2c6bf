import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { projectRoot } from "./gateway-process.ts";

const folder = join(projectRoot, "dist/client/assets");

/** What some of the built client's files come to, each compressed by itself at brotli's best. */
export const brotliBytesOfFiles = async (names: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(names.map(async (name) => brotliCompressSync(await readFile(join(folder, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** The same of all files with this ending. */
export const brotliBytesOfAll = async (ending: string): Promise<number> => brotliBytesOfFiles((await readdir(folder)).filter((name) => name.endsWith(ending)));
