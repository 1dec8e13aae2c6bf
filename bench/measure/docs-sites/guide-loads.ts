import { runLighthouse } from "../browser/lighthouse.ts";
import type { LighthouseResult } from "../browser/lighthouse.ts";
import { loadPage } from "../browser/page-load.ts";
import { rowOfSamples } from "../row.ts";
import type { Goal, Row } from "../row.ts";
import { median } from "../statistics.ts";
import type { Sites } from "./sites.ts";

/** One visit of a guide's page: what Lighthouse says, and what is transferred and run before the visitor does anything. */
interface Visit extends LighthouseResult {
  readonly scriptMs: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
}

type VisitsBySite = Readonly<Record<string, readonly Visit[]>>;

/** Opens the first guide's page on every site in turn, for some rounds. */
export async function measureGuideLoads(
  { guides, sites, staticUrl }: Sites,
  rounds: number,
  slowdown: number,
  say: (line: string) => void,
): Promise<readonly Row[]> {
  const addresses = [
    ...sites.map(({ name, addressOf }) => [name, addressOf(guides[0])] as const),
    ["static page", staticUrl] as const,
  ];
  const visits: Record<string, Visit[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    say(`docs-sites: loads, round ${round} of ${rounds}`);
    for (const [name, url] of addresses) (visits[name] ??= []).push(await visit(url, slowdown));
  }
  return [...comparisons(visits), ...figures(visits, slowdown)];
}

async function visit(url: string, slowdown: number): Promise<Visit> {
  const result = await runLighthouse(url, slowdown);
  const { requests, scriptMs } = await loadPage(url);
  const bytesOf = (of: typeof requests): number => of.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
  return {
    ...result,
    scriptMs: scriptMs * slowdown,
    scriptBytes: bytesOf(requests.filter(({ kind }) => kind === "Script")),
    allBytes: bytesOf(requests),
  };
}

function comparisons(visits: VisitsBySite): readonly Row[] {
  const ours = visits["Lectern"] ?? [];
  const medianOf = (site: string, of: (visit: Visit) => number): number => median((visits[site] ?? []).map(of));
  const ratio = (name: string, site: string, of: (visit: Visit) => number, goal: Goal): Row =>
    rowOfSamples(`guide: ${name} ÷ ${site}'s`, "×", shareOf(ours.map(of), medianOf(site, of)), {
      goal,
      note: `÷ the median of ${site}`,
    });
  const more = (site: string, atMost: number): Row =>
    rowOfSamples(
      `guide: total blocking time more than ${site}'s`,
      "ms",
      ours.map(({ totalBlockingMs }) => totalBlockingMs - medianOf(site, (one) => one.totalBlockingMs)),
      { goal: { atMost }, note: "wall-clock time, longer on a busy machine" },
    );
  return [
    ratio("LCP", "static page", (one) => one.largestContentfulPaintMs, { atMost: 1.05 }),
    ratio("FCP", "static page", (one) => one.firstContentfulPaintMs, { atMost: 1.05 }),
    more("static page", 10),
    more("Starlight", 0),
    ratio("all bytes", "Starlight", (one) => one.allBytes, { atMost: 1 }),
  ];
}

function shareOf(values: readonly number[], whole: number): readonly number[] {
  return values.map((value) => value / whole);
}

/** Every site's own figures, without goals: they are this machine's. What Lectern's page loads is the same on all machines. */
function figures(visits: VisitsBySite, slowdown: number): readonly Row[] {
  const rowsOf = (name: string, unit: Row["unit"], of: (visit: Visit) => number, note = ""): readonly Row[] =>
    Object.entries(visits).map(([site, all]) => rowOfSamples(`guide: ${name}, ${site}`, unit, all.map(of), { note }));
  const scripts = rowsOf("bytes of scripts before any intent", "bytes", (one) => one.scriptBytes, "encoded bodies");
  return [
    ...scripts.map((row) => (row.name.endsWith("Lectern") ? { ...row, goal: { atMost: 20_000 } } : row)),
    ...rowsOf("all bytes before any intent", "bytes", (one) => one.allBytes, "encoded bodies"),
    ...rowsOf("script time", "ms", (one) => one.scriptMs, `CPU time × ${slowdown}`),
    ...rowsOf("LCP", "ms", (one) => one.largestContentfulPaintMs),
    ...rowsOf("FCP", "ms", (one) => one.firstContentfulPaintMs),
    ...rowsOf("total blocking time", "ms", (one) => one.totalBlockingMs),
    ...rowsOf("Lighthouse performance", "count", (one) => Math.round(one.score * 100)),
  ];
}
