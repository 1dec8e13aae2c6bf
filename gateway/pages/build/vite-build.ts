import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { buildFolders } from "./build-folders.ts";
import { markReplaced, removeEarlier } from "./earlier-builds.ts";
import { playgroundEntry } from "../playground.ts";

/**
 * Builds the client for the browser and for the server, with the workers and the playground. Run by `build.ts`, with the project's folder as its
 * argument.
 */
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Ways to compress beside the usual one (RFC 7932, sections 4 and 9.2): which is the shortest differs from file to file. */
const otherWays = [
  { [constants.BROTLI_PARAM_NDIRECT]: 12 },
  { [constants.BROTLI_PARAM_NDIRECT]: 12, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
] as const;

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const usual = await brotli(content);
  if (content.length > triedMost) return usual;
  const others = await Promise.all(otherWays.map((params) => brotli(content, { params })));
  return others.reduce((smallest, other) => (other.length < smallest.length ? other : smallest), usual);
}

/** No file that readers load is larger, in bytes; the playground's are. */
const triedMost = 400_000;

/** Compresses as far as possible, once: the files never change. Fonts and bitmap images are already compressed. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder);
  const uncompressed = files.filter((file) => /\.(?:js|css|svg)$/.test(file) && !files.includes(`${file}.br`));
  await Promise.all(
    uncompressed.map(async (file) => {
      const content = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.gz`), await gzipped(content, { level: 9 }));
      await writeFile(join(folder, `${file}.br`), await smallestBrotli(content));
    }),
  );
}

/** The names of the files that a build has written. */
function namesOf(built: Awaited<ReturnType<typeof build>>): readonly string[] {
  return [built].flat().flatMap((part) => ("output" in part ? part.output.map(({ fileName }) => fileName) : []));
}

const root = process.argv[2] ?? process.cwd();
const browser = join(root, buildFolders.browser);
const hashedFolders = ["assets", "playground"] as const;
const shared = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production" } as const;

await markReplaced(browser, hashedFolders);
const pages = await build({
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
const playground = await build({
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
for (const folder of hashedFolders) await compressAssets(join(browser, folder));
await removeEarlier(browser, hashedFolders, [...namesOf(pages), ...namesOf(playground)]);
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
