import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const sources = ["client/**/*.{ts,tsx,css,svg}", "vite.config.ts", "package-lock.json"];

/**
 * Gives the id of the client's build, making the build when there is none or its sources have changed. The id is a hash of
 * the sources, so a copied or checked-out folder is never taken for newer than it is.
 */
export const ensureBuild = async (root: string, say: (line: string) => void): Promise<string> => {
  const wanted = await hashOf(root, sources);
  const marker = join(root, "dist/build-id");
  if ((await readFile(marker, "utf8").catch(() => "")) === wanted) return wanted;
  say("Building the client…");
  await build(root);
  await writeFile(marker, wanted);
  return wanted;
};

/** Twelve digits of SHA-256 over names and contents. */
const hashOf = async (root: string, patterns: readonly string[]): Promise<string> => {
  const files = [];
  for await (const file of glob([...patterns], { cwd: root })) files.push(file);
  const hash = createHash("sha256");
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(await readFile(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 12);
};

/** In a process of its own: always a production build, whatever this process is, and its memory is given back. */
const build = (root: string): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL("./vite-build.ts", import.meta.url)), root],
    {
      env: { PATH: dirname(process.execPath), NODE_ENV: "production" },
    },
  );
