import { startBackendProcess } from "./backend/backend-process.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { sendAll } from "./load.ts";
import type { BenchRequest } from "./recorded-answer.ts";
import { rowOfValue } from "./row.ts";
import type { Row } from "./row.ts";
import { pageRequest } from "./subject.ts";

const visitors = 200;

/** Slow enough that all requests are in flight at once. */
const backendDelayMs = 500;

function graphql(query: string): BenchRequest {
  return {
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  };
}

const asked: Readonly<Record<string, BenchRequest>> = {
  "a GraphQL query": graphql(`{ document(slug: "cold-by-graphql") { subject content outline { id text } } }`),
  "a page": pageRequest("/article/cold-by-page"),
  "robots.txt": pageRequest("/robots.txt"),
};

/** The backend calls caused by many simultaneous requests for the same uncached answer. */
export async function countColdCalls(): Promise<readonly Row[]> {
  await using backend = await startBackendProcess();
  await using gateway = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl } });
  await backend.follow({ delayMs: backendDelayMs });
  await backend.takeCalls();
  const rows: Row[] = [];
  for (const [name, request] of Object.entries(asked)) {
    const statuses = await sendAll(
      gateway.url,
      Array.from({ length: visitors }, () => request),
      visitors,
    );
    if (statuses.some((status) => status !== 200))
      throw new Error(
        `Each of ${visitors} cold requests for ${name} should have answered 200; statuses were ${[...new Set(statuses)].join(", ")}.`,
      );
    const calls = Object.values(await backend.takeCalls());
    rows.push(
      rowOfValue(`backend calls per address for ${visitors} cold requests of ${name}`, "count", Math.max(0, ...calls), {
        goal: { exactly: 1 },
        note: `${calls.length} ${calls.length === 1 ? "address" : "addresses"} called; the backend takes ${backendDelayMs} ms`,
      }),
    );
  }
  return rows;
}
