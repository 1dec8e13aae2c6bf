import { join } from "node:path";
import { build } from "vite";
import { buildFolders } from "./build-folders.ts";

/** Builds the client twice, for the browser and for the server. Run by `build.ts`, with the project's folder as its argument. */
const root = process.argv[2] ?? process.cwd();
const shared = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production" } as const;

await build({
  ...shared,
  build: { outDir: buildFolders.browser, emptyOutDir: true, rolldownOptions: { input: "client/entry.browser.tsx", preserveEntrySignatures: "strict" } },
});
await build({
  ...shared,
  ssr: { noExternal: true },
  build: {
    outDir: buildFolders.server,
    emptyOutDir: true,
    ssr: "client/entry.server.tsx",
    rolldownOptions: { output: { entryFileNames: "entry.server.js" } },
  },
});
