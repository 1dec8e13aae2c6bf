import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { projectRoot, startGatewayProcess } from "../measure/gateway-process.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { subjectSlug } from "../measure/subject.ts";

const edits = { whole: 10, quick: 5, smoke: 1 };
const pauseMs = 10;
const givenUpMs = 20_000;

/** From writing a content file to the first page that shows the change. */
export async function edit({ effort }: ScenarioOptions): Promise<readonly Row[]> {
  const contentDir = await mkdtemp(join(tmpdir(), "lectern-bench-content-"));
  try {
    await cp(join(projectRoot, "content"), contentDir, { recursive: true });
    await using gateway = await startGatewayProcess({ environment: { CONTENT_DIR: contentDir } });
    const file = join(contentDir, `article/${subjectSlug}.md`);
    const page = `${gateway.url}/article/${subjectSlug}`;
    const original = await readFile(file, "utf8");
    const times: number[] = [];
    for (let turn = 1; turn <= edits[effort]; turn += 1)
      times.push(await editOnce(file, original, page, `Edition number ${turn} of this text.`));
    return [
      rowOfSamples("edit to visible page, median", "ms", times),
      rowOfValue("edit to visible page, slowest", "ms", Math.max(...times), {
        goal: { atMost: 1_000 },
        note: `of ${times.length} edits, asked every ${pauseMs} ms`,
      }),
    ];
  } finally {
    await rm(contentDir, { recursive: true, force: true });
  }
}

async function editOnce(file: string, original: string, page: string, words: string): Promise<number> {
  // Fills all caches first: an edit has to get past them.
  if ((await textOf(page)).includes(words)) throw new Error(`The page has "${words}" before the edit.`);
  await delay(300);
  const began = performance.now();
  await writeFile(file, `${original}\n${words}\n`);
  while (performance.now() - began < givenUpMs) {
    if ((await textOf(page)).includes(words)) return performance.now() - began;
    await delay(pauseMs);
  }
  throw new Error(`An edit of ${file} was not on its page after ${givenUpMs} ms.`);
}

async function textOf(page: string): Promise<string> {
  return (await request(page)).body.text();
}
