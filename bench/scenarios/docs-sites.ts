import { measureGuideClicks } from "../measure/docs-sites/guide-clicks.ts";
import { measureGuideLoads } from "../measure/docs-sites/guide-loads.ts";
import { measureGuidePresses } from "../measure/docs-sites/guide-presses.ts";
import { measureGuideVisits } from "../measure/docs-sites/guide-visits.ts";
import { startSites } from "../measure/docs-sites/sites.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";

const lengths = {
  whole: { rounds: 5, links: 12, readingMs: 4_000 },
  quick: { rounds: 2, links: 4, readingMs: 4_000 },
  smoke: { rounds: 1, links: 1, readingMs: 500 },
};

/** A guide on Lectern, Starlight and Docusaurus, with the same 100 texts: its load, compared with a static page too, the first presses, and the way to the next. */
export async function docsSites({ effort, slowdown, say }: ScenarioOptions): Promise<readonly Row[]> {
  const length = lengths[effort];
  await using sites = await startSites(say);
  return [
    ...(await measureGuideClicks(sites, length, say)),
    ...(await measureGuidePresses(sites, length.rounds, slowdown, say)),
    ...(await measureGuideVisits(sites, length.rounds, slowdown, say)),
    ...(await measureGuideLoads(sites, length.rounds, slowdown, say)),
  ];
}
