import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { projectRoot } from "../gateway-process.ts";

const folder = join(projectRoot, "dist/client");

/** The total size of some of the built client's files (`assets/…`), each compressed separately at brotli's highest quality. */
export async function brotliBytesOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => brotliCompressSync(await readFile(join(folder, path))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of some of the built client's files, concatenated and compressed at brotli's highest quality. */
export async function brotliBytesOfAll(paths: readonly string[]): Promise<number> {
  return brotliCompressSync(Buffer.concat(await Promise.all(paths.map((path) => readFile(join(folder, path)))))).length;
}

const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).default([]) }));

/** The style sheets of this build; the folder still has those of earlier builds. */
export async function builtStyles(): Promise<readonly string[]> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  return [...new Set(Object.values(manifest).flatMap(({ css }) => css))];
}
