import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { buildFolders } from "./build-folders.ts";
import { playgroundEntry } from "../playground.ts";

/**
 * Builds the client for the browser and for the server, with the workers and the playground. Run by `build.ts`, with the project's folder as its
 * argument.
 */
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const keptDays = 7;

/**
 * Removes the assets of old builds. Pages sent under an earlier build still request its files, and every build rewrites all its own files, so a
 * file's modification time says when a build last contained it.
 */
async function removeOldAssets(folder: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1_000;
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if ((await stat(path)).mtimeMs < oldest) await rm(path);
  }
}

/** Compresses as far as possible, once: the files never change. Fonts and bitmap images are already compressed. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder);
  const uncompressed = files.filter((file) => /\.(?:js|css|svg)$/.test(file) && !files.includes(`${file}.br`));
  await Promise.all(
    uncompressed.map(async (file) => {
      const content = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.gz`), await gzipped(content, { level: 9 }));
      await writeFile(join(folder, `${file}.br`), await brotli(content));
    }),
  );
}

const root = process.argv[2] ?? process.cwd();
const assets = join(root, buildFolders.browser, "assets");
const shared = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production" } as const;

await build({
  ...shared,
  build: {
    outDir: buildFolders.browser,
    emptyOutDir: false,
    rolldownOptions: {
      input: ["client/entry.browser.tsx", "client/kernel/kernel.ts"],
      preserveEntrySignatures: "allow-extension",
    },
  },
});
// A worker is a separate script: one file, at a fixed address.
for (const [name, file] of [
  ["reading", "service-worker"],
  ["end", "end-worker"],
] as const) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    mode: "production",
    publicDir: false,
    build: {
      target: "es2023",
      outDir: join(buildFolders.browser, "workers", name),
      emptyOutDir: true,
      rolldownOptions: { input: `client/offline/${file}.ts`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
// The playground shares nothing with the pages: it has its own build and folder, so that no page grows because of it.
await build({
  root,
  configFile: false,
  plugins: [react()],
  logLevel: "error",
  mode: "production",
  publicDir: false,
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "playground/[name]-[hash].js", chunkFileNames: "playground/[name]-[hash].js" },
    },
  },
  build: {
    target: "es2023",
    cssTarget: "chrome123",
    outDir: buildFolders.browser,
    assetsDir: "playground",
    emptyOutDir: false,
    manifest: buildFolders.playgroundManifest,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: playgroundEntry },
  },
});
for (const folder of [assets, join(root, buildFolders.browser, "playground")]) {
  await removeOldAssets(folder);
  await compressAssets(folder);
}
await build({
  ...shared,
  ssr: { noExternal: true },
  build: {
    outDir: buildFolders.server,
    emptyOutDir: true,
    ssr: "client/entry.server.tsx",
    // One file: a running gateway keeps what it has loaded, whatever a later build replaces.
    rolldownOptions: { output: { entryFileNames: "entry.server.js", codeSplitting: false } },
  },
});
