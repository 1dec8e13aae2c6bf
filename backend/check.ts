import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ContentProblem } from "../content-folder/problem.ts";
import { describeProblem, describeSummary, summarise } from "../content-folder/summary.ts";
import { readContentDir } from "./config.ts";
import { createIngest } from "./ingest/publish/ingest.ts";
import type { ScanReport } from "./ingest/publish/ingest.ts";
import { createMediaFolder } from "./ingest/read/media-folder.ts";
import { openStore } from "./store/sqlite/open-store.ts";

/**
 * Checks a content folder without publishing it: `npm run check:content [-- folder]`. Prints the problems by cause, all in the site's own files and the
 * first five in documents; with `--all` every problem, with `--json` every problem as JSON. Exits with 0 if there are no problems, with 1 if there
 * are, and with 2 if the folder cannot be checked.
 */
try {
  const { values: options, positionals } = parseArgs({
    options: { all: { type: "boolean" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const contentDir = resolve(positionals[0] ?? readContentDir());
  const report = await checkFolder(contentDir);
  const toLine = (problem: ContentProblem): string =>
    describeProblem({ ...problem, file: relative(process.cwd(), join(contentDir, problem.file)) });
  process.stdout.write(
    options.json === true ? `${toJson(report)}\n` : `${toText(report, options.all === true, toLine).join("\n")}\n`,
  );
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The content cannot be checked: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

type Checked = Pick<ScanReport, "documents" | "authors" | "problems">;

/** The problems that the site would report if started with the folder. */
async function checkFolder(contentDir: string): Promise<Checked> {
  const mediaDir = await mkdtemp(join(tmpdir(), "lectern-check-"));
  const store = openStore(":memory:");
  try {
    return await createIngest({ store, contentDir, media: createMediaFolder(mediaDir) }).scan();
  } finally {
    await store.close();
    await rm(mediaDir, { recursive: true, force: true });
  }
}

function toText(
  { documents, authors, problems }: Checked,
  all: boolean,
  toLine: (problem: ContentProblem) => string,
): readonly string[] {
  const causes = summarise(problems);
  const lines = all ? problems.map(toLine) : describeSummary(causes, toLine);
  const withheld = new Set(problems.filter(({ effect }) => effect === "withheld").map(({ file }) => file)).size;
  const found =
    problems.length === 0
      ? "no problem"
      : `${problems.length} ${problems.length === 1 ? "problem" : "problems"}, ${withheld} of the files withheld`;
  const isShort = !all && causes.some(({ count, first }) => count > first.length);
  return [
    ...lines,
    `${documents} documents, ${authors} authors, ${found}`,
    ...(isShort ? ["To list them all: npm run check:content -- --all"] : []),
  ];
}

function toJson({ documents, authors, problems }: Checked): string {
  return JSON.stringify({ documents, authors, problems }, null, 2);
}
