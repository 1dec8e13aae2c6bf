import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { projectRoot } from "./gateway-process.ts";

const folder = join(projectRoot, "dist/client/assets");

/** What the built client's files with this ending come to, each compressed by itself at brotli's best. */
export const brotliBytesOf = async (ending: string): Promise<number> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(names.map(async (name) => brotliCompressSync(await readFile(join(folder, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};
