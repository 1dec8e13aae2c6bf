import { z } from "zod";
import { startBackendProcess } from "./backend-process.ts";
import { startGatewayProcess } from "../gateway-process.ts";
import { sendAll } from "../load.ts";
import { recordAnswer } from "../recorded-answer.ts";
import type { BenchRequest } from "../recorded-answer.ts";
import { rowOfValue } from "../row.ts";
import type { Row } from "../row.ts";
import type { ScenarioOptions } from "../scenario.ts";
import { pageRequest } from "../subject.ts";

const documentBytes = 1_000_000;

/** Just below the largest text that is accepted by default (LIMIT_CONTENT_BYTES). */
const takenTextBytes = 500_000;

const connections = 4;

/** Requests each document once by GraphQL and once as a page, all of them uncached. */
function requestsFor(name: string, count: number): readonly BenchRequest[] {
  return Array.from({ length: count }, (_, index) => [
    {
      path: "/graphql",
      method: "POST" as const,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: `{ document(slug: "${name}-g-${index}") { subject content outline { id text } } }`,
      }),
    },
    pageRequest(`/article/${name}-p-${index}`),
  ]).flat();
}

const documents = { whole: 40, quick: 10, smoke: 1 };

/** What arrives: its data, the settings of the gateway, and the goal for the delay. */
interface Arrival {
  readonly name: string;
  readonly data: { readonly textBytes: number; readonly fillerBytes?: number };
  readonly environment: Readonly<Record<string, string>>;
  readonly goalMs: number | null;
}

const arrivals: readonly Arrival[] = [
  {
    name: "1 MB documents",
    data: { textBytes: takenTextBytes, fillerBytes: documentBytes - takenTextBytes },
    environment: {},
    goalMs: 50,
  },
  {
    name: "1 MB documents, all of it text that is taken",
    data: { textBytes: documentBytes },
    environment: { LIMIT_CONTENT_BYTES: "2000000", LIMIT_CONTENT_CPU_MS: "30000" },
    goalMs: null,
  },
  { name: "1 MB documents, text refused", data: { textBytes: documentBytes }, environment: {}, goalMs: 50 },
  { name: "8 KB documents, for comparison", data: { textBytes: 8_000 }, environment: {}, goalMs: null },
];

/** The gateway's event-loop delay while 1 MB documents arrive. */
export async function delayOfLargeDocuments({ effort }: ScenarioOptions): Promise<readonly Row[]> {
  // The others differ from the first in their numbers alone.
  const chosen = effort === "smoke" ? arrivals.slice(0, 1) : arrivals;
  const rows: Row[] = [];
  for (const arrival of chosen) rows.push(...(await delayRows(arrival, documents[effort])));
  return rows;
}

async function delayRows({ name, data, environment, goalMs }: Arrival, count: number): Promise<readonly Row[]> {
  await using backend = await startBackendProcess({ textBytes: 8_000 });
  await using gateway = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl, ...environment } });
  // Warm-up: code is slow the first time it runs.
  await sendAll(gateway.url, requestsFor("warm-up", 20), connections);
  await backend.follow({ data });
  let statuses: readonly number[] = [];
  const { p99Ms, maxMs } = await gateway.loopDelayDuring(async () => {
    statuses = await sendAll(gateway.url, requestsFor("large", count), connections);
  });
  const content = await contentOf(gateway.url, requestsFor("large", 1));
  const counts = [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(", ");
  const note = `wall-clock time, longer on a busy machine; answers ${counts}, ${content === null ? "without their text" : `with text of ${content.length.toLocaleString("en-US")} characters`}`;
  return [
    rowOfValue(`event-loop delay, p99: ${name}`, "ms", p99Ms, {
      goal: goalMs === null ? null : { atMost: goalMs },
      note,
    }),
    rowOfValue(`event-loop delay, longest: ${name}`, "ms", maxMs),
  ];
}

const Answered = z.object({ data: z.object({ document: z.object({ content: z.string().nullable() }) }) });

/** The text of the answer; null when it was refused, which costs little. */
async function contentOf(origin: string, [byGraphql]: readonly BenchRequest[]): Promise<string | null> {
  if (byGraphql === undefined) throw new Error("Expected at least one request.");
  return Answered.parse(JSON.parse((await recordAnswer(origin, byGraphql)).body.toString())).data.document.content;
}
