import { setTimeout as delay } from "node:timers/promises";
import { startReader } from "../browser/reader.ts";
import type { Manner } from "../browser/reader.ts";
import { rowOfSamples } from "../row.ts";
import type { Row } from "../row.ts";
import type { Guide } from "./guides.ts";
import type { Site, Sites } from "./sites.ts";

interface Case {
  readonly slowdown: 1 | 4;
  readonly manner: Manner;
  readonly words: string;
  /** Of Lectern's time ÷ Docusaurus'. */
  readonly atMost: number;
}

const cases: readonly Case[] = [
  { slowdown: 1, manner: "pointed", words: "pointed at before", atMost: 0.7 },
  { slowdown: 4, manner: "pointed", words: "pointed at before", atMost: 0.7 },
  { slowdown: 1, manner: "sudden", words: "not pointed at", atMost: 1 },
  { slowdown: 4, manner: "sudden", words: "not pointed at", atMost: 1 },
];

/** Guides between two that are followed: one that is a neighbour would be linked below the text too. */
const step = 7;

/** How many links are followed, and what somebody reads before each, in which what loads on idle arrives. */
export interface ClickLength {
  readonly links: number;
  readonly readingMs: number;
}

/** Follows links of the guide's sidebar, from guide to guide. The sites alternate link by link, each in a browser of its own. */
export async function measureGuideClicks(
  { guides, sites }: Sites,
  { links, readingMs }: ClickLength,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const followed = Array.from({ length: links }, (_, link) => guides.slice((link + 1) * step)[0] ?? guides[0]);
  const rows: Row[] = [];
  for (const one of cases) {
    say(`docs-sites: links, CPU × ${one.slowdown}, ${one.words}`);
    rows.push(...rowsOf(one, await timesOf(one, sites, guides[0], followed, readingMs)));
  }
  return rows;
}

type TimesBySite = Readonly<Record<Site["name"], readonly number[]>>;

async function timesOf(
  { slowdown, manner }: Case,
  sites: readonly Site[],
  first: Guide,
  followed: readonly Guide[],
  readingMs: number,
): Promise<TimesBySite> {
  const times = { Lectern: new Array<number>(), Starlight: new Array<number>(), Docusaurus: new Array<number>() };
  await using opened = new AsyncDisposableStack();
  const readers = [];
  for (const site of sites) {
    const reader = opened.use(await startReader());
    await reader.open(site.addressOf(first));
    readers.push({ site, reader });
  }
  for (const guide of followed) {
    await delay(readingMs);
    for (const { site, reader } of readers) {
      const selector = `nav a[href="${site.pathOf(guide)}"]`;
      const expected = { selector: "h1", text: guide.subject };
      times[site.name].push(await reader.press({ selector, expected, manner, slowdown }));
    }
  }
  return times;
}

function rowsOf({ slowdown, words, atMost }: Case, times: TimesBySite): readonly Row[] {
  const where = `CPU × ${slowdown}, ${words}`;
  return [
    rowOfSamples(
      `guide: click → heading ÷ Docusaurus', ${where}`,
      "×",
      times.Lectern.map((ms, link) => ms / (times.Docusaurus[link] ?? Number.NaN)),
      { goal: { atMost }, note: `${times.Lectern.length} guides, each for the first time in this browser` },
    ),
    ...Object.entries(times).map(([site, ms]) => rowOfSamples(`guide: click → heading, ${where}, ${site}`, "ms", ms)),
  ];
}
