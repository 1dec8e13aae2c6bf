import { evaluate } from "../browser/evaluate.ts";
import { startReader } from "../browser/reader.ts";
import { rowOfSamples } from "../row.ts";
import type { Row } from "../row.ts";
import { median } from "../statistics.ts";
import type { Peer } from "./peer-sources.ts";
import type { Site, Sites } from "./sites.ts";

/** What is pressed on a site, and what shows that it was understood. */
interface Pressed {
  readonly selector: string;
  readonly shown: string;
}

interface Case {
  readonly words: string;
  readonly lectern: Pressed;
  /** The other site that has the same thing by itself. */
  readonly peer: Peer;
  readonly theirs: Pressed;
  /** Of Lectern's time ÷ the peer's. */
  readonly atMost: number;
}

/** The theme of Starlight is a list of the system's, which no page measures; Docusaurus has no search of its own. */
const cases: readonly Case[] = [
  {
    words: "search → its dialog",
    lectern: { selector: `header a[href="/search"]`, shown: "dialog[open], [data-search-field]" },
    peer: "Starlight",
    theirs: { selector: "site-search button[data-open-modal]", shown: "site-search dialog[open]" },
    atMost: 1,
  },
  {
    words: "theme → changed",
    lectern: { selector: `header button[aria-label^="Theme"]`, shown: "[data-theme=light]" },
    peer: "Docusaurus",
    theirs: { selector: `nav button[aria-label^="Switch between"]`, shown: "html[data-theme=dark]" },
    atMost: 0.7,
  },
];

/** Presses search and theme as soon as the page is loaded, on Lectern and on a peer in turn, each time in a new browser. */
export async function measureGuidePresses(
  { guides, sites }: Sites,
  rounds: number,
  slowdown: number,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const one of cases) {
    say(`docs-sites: first press, ${one.words}`);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await pressOn(siteNamed(sites, "Lectern").addressOf(guides[0]), one.lectern, slowdown));
      theirs.push(await pressOn(siteNamed(sites, one.peer).addressOf(guides[0]), one.theirs, slowdown));
    }
    rows.push(...rowsOf(one, ours, theirs, slowdown));
  }
  return rows;
}

function siteNamed(sites: readonly Site[], name: Site["name"]): Site {
  const site = sites.find((one) => one.name === name);
  if (site === undefined) throw new Error(`No site of this run is ${name}.`);
  return site;
}

async function pressOn(url: string, { selector, shown }: Pressed, slowdown: number): Promise<number> {
  await using reader = await startReader();
  await reader.open(url);
  const expected = { selector: shown };
  // A press that something else shows already would take no time.
  if ((await evaluate(reader.page, `document.querySelector(${JSON.stringify(shown)}) !== null`)) === true)
    throw new Error(`${url} shows ${shown} before anything is pressed.`);
  return await reader.tryPress({ selector, expected, manner: "sudden", slowdown, restMs: 0 });
}

function rowsOf(
  { words, peer, atMost }: Case,
  ours: readonly number[],
  theirs: readonly number[],
  slowdown: number,
): readonly Row[] {
  const without = (times: readonly number[]): string =>
    `${times.filter((ms) => ms === Number.POSITIVE_INFINITY).length} of ${times.length} without effect`;
  return [
    rowOfSamples(
      `guide: first press on ${words} ÷ ${peer}'s`,
      "×",
      ours.map((ms) => ms / median(theirs)),
      { goal: { atMost }, note: `as soon as the page is loaded, CPU × ${slowdown}; ÷ the median of ${peer}` },
    ),
    rowOfSamples(`guide: first press on ${words}, Lectern`, "ms", ours, { note: without(ours) }),
    rowOfSamples(`guide: first press on ${words}, ${peer}`, "ms", theirs, { note: without(theirs) }),
  ];
}
