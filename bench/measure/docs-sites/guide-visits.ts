import { setTimeout as delay } from "node:timers/promises";
import { tasksDuring } from "../browser/page-tasks.ts";
import type { PageTasks } from "../browser/page-tasks.ts";
import { readDown } from "../browser/read-down.ts";
import { startReader } from "../browser/reader.ts";
import type { Reader } from "../browser/reader.ts";
import { rowOfSamples } from "../row.ts";
import type { Row } from "../row.ts";
import { median } from "../statistics.ts";
import { followGuides } from "./follow-guides.ts";
import type { Guide } from "./guides.ts";
import type { Site, Sites } from "./sites.ts";

/** Three guides that are no neighbours of each other in the sidebar. */
const followedPlaces = [5, 12, 19];

/** How long somebody reads each page: what loads on idle arrives in it. */
const readingMs = 1_500;

/** Somebody reads a guide, scrolls and follows three links of the sidebar, on every site in turn, for some rounds: the longest task of the visit. */
export async function measureGuideVisits(
  { guides, sites }: Sites,
  rounds: number,
  slowdown: number,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const followed = followedPlaces.map((place) => guides[place] ?? guides[0]);
  const tasks = {
    Lectern: new Array<PageTasks>(),
    Starlight: new Array<PageTasks>(),
    Docusaurus: new Array<PageTasks>(),
  };
  for (let round = 1; round <= rounds; round += 1) {
    say(`docs-sites: visits, round ${round} of ${rounds}`);
    for (const site of sites) {
      await using reader = await startReader();
      tasks[site.name].push(
        await tasksDuring(reader.page, slowdown, () => readAndFollow(reader, site, guides[0], followed)),
      );
    }
  }
  return rowsOf(tasks, slowdown);
}

async function readAndFollow(reader: Reader, site: Site, first: Guide, followed: readonly Guide[]): Promise<void> {
  await reader.open(site.addressOf(first));
  await delay(readingMs);
  await readDown(reader.page);
  await followGuides(reader, followed, site.pathOf, readingMs);
}

function rowsOf(tasks: Readonly<Record<Site["name"], readonly PageTasks[]>>, slowdown: number): readonly Row[] {
  const longestOn = (site: Site["name"]): readonly number[] => tasks[site].map(({ longestMs }) => longestMs);
  const ratioTo = (site: Site["name"], atMost: number): Row => {
    const theirs = median(longestOn(site));
    return rowOfSamples(
      `guide: longest task of a visit ÷ ${site}'s`,
      "×",
      longestOn("Lectern").map((ms) => ms / theirs),
      { goal: { atMost }, note: `CPU time; reads, scrolls, follows three links; ÷ the median of ${site}` },
    );
  };
  return [
    ratioTo("Starlight", 1),
    ratioTo("Docusaurus", 0.7),
    ...(["Lectern", "Starlight", "Docusaurus"] as const).flatMap((site) => [
      rowOfSamples(`guide: longest task of a visit, ${site}`, "ms", longestOn(site), {
        note: `CPU time × ${slowdown}`,
      }),
      rowOfSamples(
        `guide: blocking of a visit, ${site}`,
        "ms",
        tasks[site].map(({ blockingMs }) => blockingMs),
        { note: "what each task takes beyond 50 ms" },
      ),
    ]),
  ];
}
