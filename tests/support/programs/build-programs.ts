import { readFile, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { Plugin } from "vite";
import { hashOf } from "../../../gateway/pages/build/build.ts";
import { bundles, entries, root, startBundles } from "./entries.ts";

/** What the bundles are made of. */
const sources = [
  "{addresses,backend,content-folder,gateway,html,import,processes,report,texts,words}/**/*.{ts,mjs,json}",
  "tests/support/programs/*.ts",
  "package-lock.json",
];

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

/**
 * Bundles our programs before the tests start them hundreds of times: one of some ten files starts in two thirds of the processor time of one of a
 * thousand. Bundles whose sources have not changed are kept.
 */
export async function buildPrograms(): Promise<void> {
  const wanted = hashOf(root, sources);
  const marker = join(bundles, "id");
  if ((await readFile(marker, "utf8").catch(() => "")) === wanted) return;
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
      outDir: bundles,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(root, `${entry}.ts`)])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
      },
    },
  });
  await writeFile(marker, wanted);
}
