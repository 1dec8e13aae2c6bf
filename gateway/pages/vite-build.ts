import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { buildFolders } from "./build-folders.ts";

/** Builds the client twice, for the browser and for the server. Run by `build.ts`, with the project's folder as its argument. */
const keptDays = 7;

/**
 * Removes the assets of builds that ended long ago. Pages that were sent under an earlier build go on asking for its files,
 * and every build writes its own files anew: so a file's time says when a build last had it.
 */
const removeOldAssets = async (folder: string): Promise<void> => {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1_000;
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if ((await stat(path)).mtimeMs < oldest) await rm(path);
  }
};

const root = process.argv[2] ?? process.cwd();
const shared = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production" } as const;

await build({
  ...shared,
  build: { outDir: buildFolders.browser, emptyOutDir: false, rolldownOptions: { input: "client/entry.browser.tsx", preserveEntrySignatures: "strict" } },
});
await removeOldAssets(join(root, buildFolders.browser, "assets"));
await build({
  ...shared,
  ssr: { noExternal: true },
  build: {
    outDir: buildFolders.server,
    emptyOutDir: true,
    ssr: "client/entry.server.tsx",
    // One file: a gateway that runs keeps what it has loaded, whatever is built beside it.
    rolldownOptions: { output: { entryFileNames: "entry.server.js", codeSplitting: false } },
  },
});
