import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the bundles lie. */
export const bundles = join(root, ".data/programs");

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
  return entries.some((entry) => entry === name) ? pathToFileURL(join(bundles, `${name}.mjs`)).href : null;
}

/** The code with the bundle in place of each `new URL("….ts", import.meta.url)` that names a file that is started. */
export function startBundles(code: string, id: string): string {
  return code.replace(/new URL\(\s*"([^"]+\.ts)",\s*import\.meta\.url\s*\)/g, (all, path: string) => {
    const bundle = bundleOf(resolve(dirname(id), path));
    return bundle === null ? all : `new URL(${JSON.stringify(bundle)})`;
  });
}
