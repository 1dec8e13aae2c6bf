import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { projectRoot } from "./gateway-process.ts";

const folder = join(projectRoot, "dist/client");

/** What some of the built client's files (`assets/…`) come to, each compressed by itself at brotli's best. */
export const brotliBytesOf = async (paths: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    paths.map(async (path) => brotliCompressSync(await readFile(join(folder, path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** What some of the built client's files come to as one, compressed at brotli's best. */
export const brotliBytesOfAll = async (paths: readonly string[]): Promise<number> =>
  brotliCompressSync(Buffer.concat(await Promise.all(paths.map((path) => readFile(join(folder, path)))))).length;

const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).default([]) }));

/** The style sheets of this build: the folder keeps those of earlier builds too. */
export const builtStyles = async (): Promise<readonly string[]> => {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  return [...new Set(Object.values(manifest).flatMap(({ css }) => css))];
};
