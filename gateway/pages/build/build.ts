import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What the client is made of, as patterns from the project's folder. */
export const sources: readonly string[] = [
  "client/**/*.{ts,tsx,css}",
  "client/public/*",
  "addresses/*.ts",
  "html/*.ts",
  "words/{direction,say,sent-speech,speech,voice,words,writing}.ts",
  "vite.config.ts",
  "gateway/pages/build/{vite-build,vite-plugins,earlier-builds}.ts",
  "package-lock.json",
];

/**
 * Returns the id of the client's build, after building it if it is missing or its sources have changed. The id is a hash of the sources, so a copied
 * or checked-out folder never counts as newer than it is. A build that `signal` aborts is made anew the next time.
 */
export async function ensureBuild(root: string, say: (line: string) => void, signal?: AbortSignal): Promise<string> {
  const wanted = hashOf(root, sources);
  const marker = join(root, "dist/build-id");
  if ((await readFile(marker, "utf8").catch(() => "")) === wanted) return wanted;
  say("Building the client…");
  await rm(marker, { force: true });
  await build(root, signal);
  await writeFile(marker, wanted);
  return wanted;
}

/**
 * The first twelve digits of SHA-256 over names and contents of the files that these patterns match. Synchronous: nothing else happens before a start,
 * and promises for hundreds of small files take three times as long.
 */
export function hashOf(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: root }).sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** Runs in a separate process: always a production build, whatever mode this one is in, and its memory is released. */
function build(root: string, signal?: AbortSignal): Promise<unknown> {
  return promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL("./vite-build.ts", import.meta.url)), root],
    {
      env: { PATH: dirname(process.execPath), NODE_ENV: "production" },
      signal,
    },
  );
}
