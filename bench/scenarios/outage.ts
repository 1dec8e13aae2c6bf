import { setTimeout as pause } from "node:timers/promises";
import type { BackendOrder } from "../measure/backend-order.ts";
import { startBackendProcess } from "../measure/backend-process.ts";
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
const query = `{ document(slug: "${slug}") { subject content } documents(type: ARTICLE) { items { subject } } }`;

/** As a visitor gets them who takes no encoding: their words are looked at. */
const get = (path: string): BenchRequest => ({
  ...pageRequest(path),
  headers: { accept: "text/html,application/json" },
});

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

/** The backend goes away again and again under load, for a minute each, and with one second of freshness. Ten minutes in all. */
export const outage = async ({ quick, say }: ScenarioOptions): Promise<readonly Row[]> => {
  const { outages, wellMs, awayMs } = quick
    ? { outages: 1, wellMs: 10_000, awayMs: 30_000 }
    : { outages: 5, wellMs: 40_000, awayMs: 60_000 };
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
    await pause(freshWithinMs - Math.min(freshWithinMs, freshAfterMs.at(-1) ?? 0));
  }
  return rowsOf(await visitors.stop(), freshAfterMs);
};

/** What does not carry the backend's edition could not be seen to become fresh. */
const assertNamed = async (origin: string, request: BenchRequest, edition: string): Promise<void> => {
  const { body } = await recordAnswer(origin, request);
  if (!body.includes(edition))
    throw new Error(`The answer of ${request.path} should have "${edition}" in it, and has not.`);
};

const rowsOf = (seen: Seen, freshAfterMs: readonly number[]): readonly Row[] => [
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

const some = (lines: readonly string[]): string => [...new Set(lines)].slice(0, 3).join("; ");
