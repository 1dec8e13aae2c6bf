import { functionWords } from "../corpus/vocabulary.ts";
import { recordAnswer } from "../measure/recorded-answer.ts";
import type { BenchRequest } from "../measure/recorded-answer.ts";
import { rowOfValue } from "../measure/row.ts";
import type { Goal, Row } from "../measure/row.ts";
import type { Effort, ScenarioOptions } from "../measure/scenario.ts";
import { startSizedSite } from "../measure/sized-site.ts";
import type { SizedSite } from "../measure/sized-site.ts";
import { saveSizes } from "../measure/sizes-report.ts";
import type { SizedRows } from "../measure/sizes-report.ts";
import { median } from "../measure/statistics.ts";
import { pageRequest } from "../measure/subject.ts";
import { timesUnderLoad } from "../measure/under-load.ts";

const visitorsAtOnce = [1, 10, 50, 100, 250, 500];
const counts = { whole: [100, 1_000, 10_000, 100_000], quick: [100, 1_000], smoke: [30] };

/** The PostgreSQL server to measure; null for SQLite. */
const databaseServer = process.env["DATABASE_URL"] ?? null;
const engine =
  databaseServer === null
    ? { name: "SQLite", searchMaxMs: 30, files: "sizes" }
    : { name: "PostgreSQL", searchMaxMs: 60, files: "sizes-postgresql" };

/** What a site costs at 100 to 100,000 documents with 1 to 500 concurrent visitors: a table, and charts. */
export async function sizes({ effort, say, documents }: ScenarioOptions): Promise<readonly Row[]> {
  const all: SizedRows[] = [];
  for (const count of documents ?? counts[effort]) {
    say(`sizes: ${count} documents`);
    await using site = await startSizedSite(count, databaseServer);
    all.push({ documents: count, rows: await measure(site, count, effort) });
  }
  if (effort !== "smoke") await saveSizes(all, engine, visitorsAtOnce);
  return [...all.flatMap(({ rows }) => rows), ...ratios(all)];
}

async function measure(site: SizedSite, count: number, effort: Effort): Promise<readonly Row[]> {
  const requests = { whole: 300, quick: 60, smoke: 6 }[effort];
  const atOnce = effort === "smoke" ? [1] : visitorsAtOnce;
  const at = `at ${count.toLocaleString("en-US")} documents`;
  const rows: Row[] = [
    rowOfValue(`full ingest ${at}`, "ms", site.ingestMs, { goal: { atMost: 120_000 }, note: "to the first page" }),
  ];
  const most = site.backendBytes().most;
  const subjects = subjectsOf(site, count, requests);
  for (const [name, asked, goal] of subjects) {
    const { p50Ms, p95Ms, p99Ms } = await timesUnderLoad(site.gateway().url, asked, 1);
    rows.push(
      rowOfValue(`${name}, p50 ${at}`, "ms", p50Ms),
      rowOfValue(`${name}, p95 ${at}`, "ms", p95Ms, { goal }),
      rowOfValue(`${name}, p99 ${at}`, "ms", p99Ms),
    );
  }
  const reader = await recordAnswer(site.gateway().url, pageRequest(`/docs/${site.corpus.facts(5).slug}`));
  rows.push(
    rowOfValue(`page of the docs reader, tree and text, br ${at}`, "bytes", reader.body.length, {
      goal: { atMost: 30_000 },
    }),
  );
  const warm = subjects[0]?.[1] ?? [];
  for (const connections of atOnce) {
    const { p50Ms, p99Ms } = await timesUnderLoad(
      site.gateway().url,
      Array.from({ length: effort === "smoke" ? 1 : 10 }, () => warm).flat(),
      connections,
    );
    rows.push(
      rowOfValue(`document warm, ${connections} at once, p50 ${at}`, "ms", p50Ms),
      rowOfValue(`document warm, ${connections} at once, p99 ${at}`, "ms", p99Ms),
    );
  }
  const edits: number[] = [];
  for (const document of effort === "smoke" ? [7] : [7, 8, 9]) edits.push(await site.editMs(document));
  rows.push(
    rowOfValue(`edit to visible page ${at}`, "ms", median(edits), {
      goal: { atMost: 1_000 },
      note: "slowest " + Math.max(...edits).toFixed(0) + " ms",
    }),
  );
  rows.push(
    rowOfValue(`gateway memory ${at}`, "bytes", (await site.gateway().usage()).residentBytes, {
      goal: { atMost: 400_000_000 },
    }),
  );
  rows.push(
    rowOfValue(`backend memory, serving ${at}`, "bytes", site.backendBytes().now, { goal: { atMost: 500_000_000 } }),
  );
  rows.push(rowOfValue(`backend memory, most while ingesting ${at}`, "bytes", most, { goal: { atMost: 500_000_000 } }));
  rows.push(
    rowOfValue(`restart with nothing changed ${at}`, "ms", await site.restartMs(), { goal: { atMost: 3_000 } }),
  );
  return rows;
}

type Subject = readonly [name: string, requests: readonly BenchRequest[], goal: Goal | null];

/** Only the first subject and the sitemap repeat a request; every other request is new. */
function subjectsOf({ corpus }: SizedSite, count: number, requests: number): readonly Subject[] {
  const some = Array.from({ length: Math.min(requests, count) }, (_, place) =>
    corpus.facts(Math.floor((place * count) / Math.min(requests, count))),
  );
  const graphql = (query: string): BenchRequest => ({
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const first = pageRequest(`/article/${some[5]?.slug}`);
  const common = corpus.words.slice(functionWords.length, functionWords.length + Math.min(60, requests));
  return [
    ["document warm", Array.from({ length: requests }, () => first), null],
    ["document, first time", some.map(({ slug }) => pageRequest(`/article/${slug}`)), null],
    [
      "list, first time",
      Array.from({ length: Math.min(60, requests) }, (_, page) =>
        pageRequest(`/articles?page=${1 + Math.floor((page * count * 0.3) / 12 / 60)}`),
      ),
      null,
    ],
    [
      "search of a common word, first time",
      common.map((word) =>
        graphql(`{ search(term: "${word}") { items { document { slug subject } sections { snippet } } } }`),
      ),
      { atMost: engine.searchMaxMs },
    ],
    ["tree, first time", some.slice(0, 100).map(({ slug }) => pageRequest(`/docs/${slug}`)), null],
    ["sitemap", Array.from({ length: Math.min(20, requests) }, () => pageRequest("/sitemap-article.xml")), null],
  ];
}

/** How many times slower the largest site is than the smallest. */
function ratios(all: readonly SizedRows[]): readonly Row[] {
  const [small, large] = [all[0], all.at(-1)];
  const of = (one: SizedRows | undefined): number =>
    one?.rows.find(({ name }) => name.startsWith("document warm, p50"))?.value ?? Number.NaN;
  return small === large
    ? []
    : [
        rowOfValue(
          `document warm, p50: ${large?.documents} ÷ ${small?.documents} documents`,
          "×",
          of(large) / of(small),
          { goal: { atMost: 1.1 } },
        ),
      ];
}
