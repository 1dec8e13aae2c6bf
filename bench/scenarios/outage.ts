import { setTimeout as pause } from "node:timers/promises";
import type { BackendOrder } from "../measure/backend/backend-order.ts";
import { startBackendProcess } from "../measure/backend/backend-process.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { sendVisitors } from "../measure/outage-visitors.ts";
import type { Seen } from "../measure/outage-visitors.ts";
import { recordAnswer } from "../measure/recorded-answer.ts";
import type { BenchRequest } from "../measure/recorded-answer.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { percentile } from "../measure/statistics.ts";
import { pageRequest } from "../measure/subject.ts";

const manners: readonly BackendOrder["manner"][] = ["gone", "hanging", "failing"];
const freshWithinMs = 20_000;
const slug = "document-0-what-a-reader-wants-to-know";
const query = `{ document(slug: "${slug}") { subject content } documents(type: "article") { items { subject } } }`;

/** Without compression, as the text is searched for the edition. */
function get(path: string): BenchRequest {
  return {
    ...pageRequest(path),
    headers: { accept: "text/html,application/json" },
  };
}

const asks: readonly BenchRequest[] = [
  ...[
    "/",
    `/article/${slug}`,
    "/articles",
    "/search?q=reader",
    "/robots.txt",
    "/sitemap-article.xml",
    `/graphql?query=${encodeURIComponent(query)}`,
  ].map(get),
  {
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  },
  {
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ navigation { types { name docs { subject slug } } } }" }),
  },
];

const lengths = {
  whole: { outages: 5, wellMs: 40_000, awayMs: 60_000, restMs: freshWithinMs },
  quick: { outages: 1, wellMs: 10_000, awayMs: 30_000, restMs: freshWithinMs },
  smoke: { outages: 1, wellMs: 500, awayMs: 500, restMs: 0 },
};

/** Repeated outages of the backend under load, a minute each, with one second of freshness. Ten minutes in all. */
export async function outage({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  const { outages, wellMs, awayMs, restMs } = lengths[effort];
  await using backend = await startBackendProcess({ edition: "edition-0" });
  await using gateway = await startGatewayProcess({
    environment: { DOCS_API_URL: backend.apiUrl, CACHE_FRESH_SECONDS: "1" },
  });
  for (const request of asks) await assertNamed(gateway.url, request, "edition-0");
  const visitors = sendVisitors(gateway.url, asks);
  const freshAfterMs: number[] = [];
  for (let number = 1; number <= outages; number += 1) {
    const manner = manners[(number - 1) % manners.length] ?? "gone";
    await pause(wellMs);
    say(`outage ${number} of ${outages}: the backend is ${manner} for ${awayMs / 1_000} s`);
    await backend.follow({ manner });
    await pause(awayMs);
    await backend.follow({ manner: "well", data: { edition: `edition-${number}` } });
    freshAfterMs.push((await visitors.freshAfterMs(`edition-${number}`, freshWithinMs)) ?? Number.POSITIVE_INFINITY);
    await pause(Math.max(0, restMs - (freshAfterMs.at(-1) ?? 0)));
  }
  return rowsOf(await visitors.stop(), freshAfterMs);
}

/** An answer without the edition could not be seen to become fresh. */
async function assertNamed(origin: string, request: BenchRequest, edition: string): Promise<void> {
  const { body } = await recordAnswer(origin, request);
  if (!body.includes(edition)) throw new Error(`Expected "${edition}" in the answer of ${request.path}.`);
}

function rowsOf(seen: Seen, freshAfterMs: readonly number[]): readonly Row[] {
  return [
    rowOfValue("outage: failures (5xx, or no answer)", "count", seen.failed.length, {
      goal: { exactly: 0 },
      note: `of ${seen.count.toLocaleString("en-US")} answers, ${seen.stale.toLocaleString("en-US")} from old copies. ${some(seen.failed)}`,
    }),
    rowOfValue("outage: other statuses than 200, or GraphQL errors", "count", seen.wrong.length, {
      goal: { exactly: 0 },
      note: some(seen.wrong),
    }),
    rowOfSamples("outage: all fresh again after the backend's return, slowest", "ms", [Math.max(...freshAfterMs)], {
      goal: { atMost: freshWithinMs },
      note: `${freshAfterMs.length} outages: ${freshAfterMs.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(", ")}`,
    }),
    rowOfValue("outage: time of an answer, p99", "ms", percentile(seen.durationsMs, 0.99)),
    rowOfValue(
      "outage: time of an answer, longest",
      "ms",
      seen.durationsMs.reduce((longest, durationMs) => Math.max(longest, durationMs), 0),
    ),
  ];
}

function some(lines: readonly string[]): string {
  return [...new Set(lines)].slice(0, 3).join("; ");
}
