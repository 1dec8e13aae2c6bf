import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the built client lies, below the project's folder. */
export const buildFolders = { browser: "dist/client", server: "dist/server" } as const;

const sources = ["client/**/*.{ts,tsx,css,svg}", "vite.config.ts", "package-lock.json"];

const entries = { browser: "client/entry.browser.tsx", server: "client/entry.server.tsx" } as const;

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
  for (const file of files.sort()) hash.update(file).update("\0").update(await readFile(join(root, file))).update("\0");
  return hash.digest("hex").slice(0, 12);
};

/** The build tool is loaded only when there is something to build. */
const build = async (root: string): Promise<void> => {
  const vite = await import("vite");
  const shared = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production" } as const;
  await vite.build({
    ...shared,
    build: { outDir: buildFolders.browser, emptyOutDir: true, rolldownOptions: { input: entries.browser, preserveEntrySignatures: "strict" } },
  });
  await vite.build({
    ...shared,
    ssr: { noExternal: true },
    build: { outDir: buildFolders.server, emptyOutDir: true, ssr: entries.server, rolldownOptions: { output: { entryFileNames: "entry.server.js" } } },
  });
};
