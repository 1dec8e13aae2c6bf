import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { Plugin } from "vite";
import { bundlesDir, bundlesOfSources, entries, root, startBundles } from "./entries.ts";

/** Loaded from their own folders: a program with files beside it, and what only development uses. */
const external = ["canvaskit-wasm", "vite", "@vitejs/plugin-react"];

/** A module in a bundle still finds the files beside its source. */
const placed: Plugin = {
  name: "placed",
  enforce: "pre",
  transform(code, id) {
    if (!isAbsolute(id) || !/import\.meta\.|require\.resolve\(/.test(code)) return null;
    return startBundles(code, id)
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll(/require\.resolve\("(\.[^"]+)"\)/g, (_, path: string) => JSON.stringify(resolve(dirname(id), path)));
  },
};

/** How long bundles of other states of the sources are kept: longer than any run that may use them. */
const keptMs = 24 * 60 * 60 * 1_000;

/**
 * Bundles our programs before the tests start them hundreds of times: one of some ten files starts in two thirds of the processor time of one of a
 * thousand. Bundles whose sources have not changed are kept. A folder of bundles is whole from the moment that it has its name.
 */
export async function buildPrograms(): Promise<void> {
  const wanted = bundlesOfSources();
  if (existsSync(wanted)) return;
  await mkdir(bundlesDir, { recursive: true });
  await removeOld();
  const unfinished = await mkdtemp(join(bundlesDir, "unfinished-"));
  await bundle(unfinished);
  // A run beside this one may have been first.
  await rename(unfinished, wanted).catch(() => rm(unfinished, { recursive: true }));
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(bundlesDir)) {
    const path = join(bundlesDir, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > keptMs) await rm(path, { recursive: true, force: true });
  }
}

async function bundle(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [placed],
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: "node24",
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(root, `${entry}.ts`)])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
      },
    },
  });
}
