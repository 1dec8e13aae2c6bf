import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown, type Plugin } from "rolldown";
import { hashOf } from "../../../gateway/pages/build.ts";

/** The programs and threads that tests start, without their ending. */
const entries = [
  "backend/main",
  "backend/check",
  "backend/backup",
  "backend/restore",
  "backend/list-messages",
  "backend/ingest/workers/pool-thread",
  "gateway/main",
  "gateway/cards/card-process",
  "gateway/content/workers/worker",
  "gateway/docs-api/calls/big-answers/reader-thread",
  "report/main",
];

const sources = [
  "{addresses,backend,content-folder,gateway,html,processes,report}/**/*.ts",
  "processes/*.mjs",
  "tests/support/programs/*",
  "package-lock.json",
];

/** They look for files of their own beside them. */
const external = [/^vite$/, /^canvaskit-wasm/, /^jsdom/];

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = join(root, ".data/programs");

/** Bundles each program that tests start, unless its sources are those of the last run. `bundled-entries.mjs` has the bundles run. */
export async function setup(): Promise<void> {
  const wanted = await hashOf(root, sources);
  const marker = join(folder, "build-id");
  if ((await readFile(marker, "utf8").catch(() => "")) === wanted) return;
  await rm(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: Object.fromEntries(entries.map((entry) => [entry, `${entry}.ts`])),
    external,
    plugins: [keepAddresses],
    logLevel: "silent",
  });
  await bundle.write({ dir: folder, entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" });
  await writeFile(marker, wanted);
}

/** Files and threads beside a module are still found beside its source. */
const keepAddresses: Plugin = {
  name: "keep-addresses",
  transform: {
    // The bundler's own module, whose id begins with a zero, has no file.
    filter: { id: { exclude: /^\0/ }, code: /import\.meta\.(?:url|dirname|resolve)/ },
    handler: (code, id) =>
      code
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
  },
};
