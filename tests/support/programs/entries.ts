import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hashOf } from "../../../gateway/pages/build/build.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The folder of all bundles. */
export const bundlesDir = join(root, ".data/programs");

/** What the bundles are made of. */
const sources = [
  "{addresses,backend,content-folder,gateway,html,import,processes,report,texts,words}/**/*.{ts,mjs,json}",
  "tests/support/programs/*.ts",
  "package-lock.json",
];

let bundles: string | undefined;

/** The folder of the bundles of these sources. Each state of the sources has its own: what another run has started goes on loading its files. */
export function bundlesOfSources(): string {
  bundles ??= join(bundlesDir, hashOf(root, sources));
  return bundles;
}

/** Every file that is started as a process or a thread, without its `.ts`. */
export const entries = [
  "backend/backup",
  "backend/check",
  "backend/ingest/workers/pool-thread",
  "backend/list-messages",
  "backend/main",
  "backend/restore",
  "gateway/cards/card-process",
  "gateway/content/workers/worker",
  "gateway/docs-api/calls/big-answers/reader-thread",
  "gateway/main",
  "import/main",
  "import/pages/draft-thread",
  "report/main",
] as const;

/** The bundle of a file that is started, as a file URL. Null for any other file. */
function bundleOf(file: string): string | null {
  const name = relative(root, file).replaceAll("\\", "/").replace(/\.ts$/, "");
  return entries.some((entry) => entry === name) ? pathToFileURL(join(bundlesOfSources(), `${name}.mjs`)).href : null;
}

/** The code with the bundle in place of each `new URL("….ts", import.meta.url)` that names a file that is started. */
export function startBundles(code: string, id: string): string {
  return code.replace(/new URL\(\s*"([^"]+\.ts)",\s*import\.meta\.url\s*\)/g, (all, path: string) => {
    const bundle = bundleOf(resolve(dirname(id), path));
    return bundle === null ? all : `new URL(${JSON.stringify(bundle)})`;
  });
}
