import { startGatewayProcess } from "../measure/gateway-process.ts";
import { lighthouseCategories, runAllCategories } from "../measure/browser/lighthouse.ts";
import type { CategoryScores } from "../measure/browser/lighthouse.ts";
import { recordSettled } from "../measure/recorded-answer.ts";
import { rowOfSamples } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { startStaticTwin } from "../measure/browser/static-twin-process.ts";
import { median } from "../measure/statistics.ts";
import { medianPath, pageRequest } from "../measure/subject.ts";

const pages = [
  { name: "home", path: "/", skipped: [] },
  { name: "list", path: "/articles", skipped: [] },
  { name: "document", path: medianPath, skipped: [] },
  // Search results are noindex (issue 5), which this audit would count against the page.
  { name: "search", path: "/search?q=dns", skipped: ["is-crawlable"] },
] as const;

/** Lighthouse scores of the four kinds of pages in all categories, and of a static page with the document's markup. */
export async function lighthouse({ effort, slowdown, say }: ScenarioOptions): Promise<readonly Row[]> {
  await using gateway = await startGatewayProcess();
  await recordSettled(
    gateway.url,
    pages.map(({ path }) => pageRequest(path)),
  );
  const runs = { whole: 3, quick: 1, smoke: 1 }[effort];
  const measure = (name: string, url: string, skipped: readonly string[]): Promise<readonly CategoryScores[]> =>
    repeat(runs, say, () => runAllCategories(url, slowdown, skipped), name);
  if (effort === "smoke") return rowsOf("home", await measure("home", gateway.url, []), [], null);
  await using twin = await startStaticTwin(gateway.url, medianPath);
  const ofTwin = await measure("static page", `${twin.url}${medianPath}`, []);
  const rows: Row[] = [];
  for (const { name, path, skipped } of pages)
    rows.push(...rowsOf(name, await measure(name, `${gateway.url}${path}`, skipped), skipped, ofTwin));
  return [...rows, ...rowsOf("static page", ofTwin, [], null)];
}

async function repeat<T>(
  runs: number,
  say: ScenarioOptions["say"],
  run: () => Promise<T>,
  name: string,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let number = 1; number <= runs; number += 1) {
    say(`lighthouse: ${name}, ${number} of ${runs}`);
    results.push(await run());
  }
  return results;
}

/** The goal is 100 wherever the static page has it on this machine. */
function rowsOf(
  name: string,
  results: readonly CategoryScores[],
  skipped: readonly string[],
  ofTwin: readonly CategoryScores[] | null,
): readonly Row[] {
  return lighthouseCategories.map((category) => {
    const isReached = ofTwin !== null && median(ofTwin.map(({ scores }) => scores[category])) === 100;
    const faults = [...new Set(results.flatMap(({ lost }) => lost[category]))];
    const note = [
      skipped.length > 0 && category === "seo" ? `without ${skipped.join(", ")}` : "",
      faults.length > 0 ? `lost by ${faults.join(", ")}` : "",
    ]
      .filter(Boolean)
      .join("; ");
    return rowOfSamples(
      `Lighthouse, ${name}: ${category}`,
      "count",
      results.map(({ scores }) => scores[category]),
      { goal: isReached ? { atLeast: 100 } : null, note },
    );
  });
}
