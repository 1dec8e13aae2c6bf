import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { readContentDir } from "./config.ts";
import { createIngest } from "./ingest/ingest.ts";
import { createMediaFolder } from "./ingest/media-folder.ts";
import { openStore } from "./store/sqlite/open-store.ts";

/**
 * Checks a content folder without publishing it: `node backend/check.ts [folder]`. Prints every problem as
 * `file:line message` and ends with 1, or prints what there is and ends with 0.
 */
const contentDir = resolve(process.argv[2] ?? readContentDir());
const store = openStore(":memory:");
const mediaDir = await mkdtemp(join(tmpdir(), "lectern-check-"));
try {
  const { documents, authors, problems } = await createIngest({
    store,
    contentDir,
    media: createMediaFolder(mediaDir),
  }).scan();
  const lines = problems.map(
    ({ file, line, message }) => `${relative(process.cwd(), join(contentDir, file))}:${line} ${message}`,
  );
  const summary = `${documents} documents, ${authors} authors, ${problems.length === 0 ? "no problem" : `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`}`;
  process.stdout.write(`${[...lines, summary].join("\n")}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${contentDir} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await store.close();
  await rm(mediaDir, { recursive: true, force: true });
}
