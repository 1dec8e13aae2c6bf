import { setTimeout as delay } from "node:timers/promises";
import { memoryOf } from "../measure/browser/page-memory.ts";
import type { PageMemory } from "../measure/browser/page-memory.ts";
import { startReader } from "../measure/browser/reader.ts";
import type { Reader } from "../measure/browser/reader.ts";
import { guidePath, makeGuides } from "../measure/docs-sites/guides.ts";
import type { Guide } from "../measure/docs-sites/guides.ts";
import { startGuides } from "../measure/docs-sites/guides-process.ts";
import { rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";

/** Guides that are followed again and again: what a page keeps of each, it has after the first rounds. */
const guidesFollowed = 8;

/** `restMs`: longer than answers are kept for the case that somebody goes back (client/data/retention.ts). */
const lengths = {
  whole: { before: 100, after: 300, restMs: 65_000 },
  quick: { before: 100, after: 300, restMs: 65_000 },
  smoke: { before: 1, after: 2, restMs: 0 },
};

/** What a page holds after 200 more links were followed in it, compared with what it held after the first hundred, in which all its code came. */
export async function navigationMemory({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  const { before, after, restMs } = lengths[effort];
  const guides = makeGuides().slice(0, guidesFollowed);
  const [first = makeGuides()[0]] = guides;
  await using lectern = await startGuides([first, ...guides]);
  await using reader = await startReader();
  await reader.open(`${lectern.url}${guidePath(first.slug)}`);
  say(`navigation-memory: ${after} links`);
  await follow(reader, guides, 1, before);
  await delay(restMs);
  const early = await memoryOf(reader.page);
  await follow(reader, guides, before + 1, after);
  await delay(restMs);
  return rowsOf(early, await memoryOf(reader.page), before, after);
}

/** Follows links of the sidebar, from the one with this number to the last. */
async function follow(reader: Reader, guides: readonly Guide[], from: number, last: number): Promise<void> {
  for (let link = from; link <= last; link += 1) {
    const guide = guides[link % guides.length];
    if (guide === undefined) throw new Error("There is no guide to follow.");
    const expected = { selector: "h1:not([data-waiting])", text: guide.subject };
    const selector = `nav a[href="${guidePath(guide.slug)}"]`;
    await reader.press({ selector, expected, manner: "pointed", slowdown: 1, restMs: 20 });
  }
}

function rowsOf(early: PageMemory, late: PageMemory, before: number, after: number): readonly Row[] {
  const held = [
    { words: "memory", of: ({ valueBytes }: PageMemory) => valueBytes, unit: "bytes" },
    { words: "nodes", of: ({ nodes }: PageMemory) => nodes, unit: "count" },
    { words: "listeners", of: ({ listeners }: PageMemory) => listeners, unit: "count" },
  ] as const;
  return held.flatMap(({ words, of, unit }) => [
    rowOfValue(`${words} of the page after ${after} links ÷ after ${before}`, "×", of(late) / of(early), {
      goal: { atMost: 1.05 },
      note: `${guidesFollowed} guides again and again; after a garbage collection, without compiled code`,
    }),
    rowOfValue(`${words} of the page after ${after} links`, unit, of(late)),
  ]);
}
