import { startBareProcess } from "../measure/bare-process.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { lighthouseCategories, runAllCategories } from "../measure/lighthouse.ts";
import type { CategoryScores } from "../measure/lighthouse.ts";
import { recordAnswer, recordSettled } from "../measure/recorded-answer.ts";
import { rowOfSamples } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { filesOf, makeStaticTwin } from "../measure/static-twin.ts";
import { medianPath, pageRequest } from "../measure/subject.ts";

const pages = [
  { name: "home", path: "/", skipped: [] },
  { name: "list", path: "/articles", skipped: [] },
  { name: "document", path: medianPath, skipped: [] },
  // Results are not for search engines (issue 5), which this audit would have against the page.
  { name: "search", path: "/search?q=dns", skipped: ["is-crawlable"] },
] as const;

/** What Lighthouse says of the four kinds of pages, in all its categories, and of a static page with the document's markup. */
export const lighthouse = async ({ quick, slowdown, say }: ScenarioOptions): Promise<readonly Row[]> => {
  await using gateway = await startGatewayProcess();
  await recordSettled(
    gateway.url,
    pages.map(({ path }) => pageRequest(path)),
  );
  await using twin = await startBareProcess(await staticFiles(gateway.url));
  const runs = quick ? 1 : 3;
  const rows: Row[] = [];
  for (const { name, path, skipped } of pages) {
    rows.push(
      ...rowsOf(
        name,
        await repeat(runs, say, () => runAllCategories(`${gateway.url}${path}`, slowdown, skipped), name),
        100,
        skipped,
      ),
    );
  }
  return [
    ...rows,
    ...rowsOf(
      "static page",
      await repeat(runs, say, () => runAllCategories(`${twin.url}${medianPath}`, slowdown, []), "static page"),
      null,
      [],
    ),
  ];
};

const staticFiles = async (origin: string) => {
  const html = (
    await recordAnswer(origin, { ...pageRequest(medianPath), headers: { accept: "text/html" } })
  ).body.toString();
  const files = await Promise.all(
    filesOf(html).map(async (path) => [path, await recordAnswer(origin, pageRequest(path))] as const),
  );
  return { ...Object.fromEntries(files), [medianPath]: makeStaticTwin(html) };
};

const repeat = async <T>(
  runs: number,
  say: ScenarioOptions["say"],
  run: () => Promise<T>,
  name: string,
): Promise<readonly T[]> => {
  const results: T[] = [];
  for (let number = 1; number <= runs; number += 1) {
    say(`lighthouse: ${name}, ${number} of ${runs}`);
    results.push(await run());
  }
  return results;
};

const rowsOf = (
  name: string,
  results: readonly CategoryScores[],
  goal: number | null,
  skipped: readonly string[],
): readonly Row[] =>
  lighthouseCategories.map((category) => {
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
      { goal: goal === null ? null : { atLeast: goal }, note },
    );
  });
