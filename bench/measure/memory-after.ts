import { startBackendProcess } from "./backend/backend-process.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { sendAll } from "./load.ts";
import type { BenchRequest } from "./recorded-answer.ts";
import { rowOfValue } from "./row.ts";
import type { Row } from "./row.ts";
import type { ScenarioOptions } from "./scenario.ts";
import { pageRequest } from "./subject.ts";

const connections = 8;
const visits = { whole: 20_000, quick: 3_000, smoke: 12 };
const kinds = 3;
/** How often the memory is read. */
const readings = { whole: 20, quick: 20, smoke: 2 };
const goalBytes = 400_000_000;

/** One request of each kind, none of which has been sent before. */
function uniqueRequests(number: number): readonly BenchRequest[] {
  const graphql = (query: string): BenchRequest => ({
    path: "/graphql",
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "br" },
    body: JSON.stringify({ query }),
  });
  return [
    pageRequest(`/article/visited-${number}`),
    number % 2 === 0
      ? pageRequest(`/search?q=words+${number}`)
      : graphql(`{ search(term: "words ${number}") { items { document { slug subject } } } }`),
    graphql(
      `query Operation${number} { first${number}: document(slug: "asked-for-${number}") { subject metaDescription content } }`,
    ),
  ];
}

/** The gateway's memory after many distinct requests: every cache has to be bounded. */
export async function memoryAfterUniqueRequests({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  const parts = readings[effort];
  const each = Math.ceil(visits[effort] / kinds / parts) * parts;
  await using backend = await startBackendProcess();
  await using gateway = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl } });
  const seen: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    const numbers = Array.from({ length: each / parts }, (_, index) => (part * each) / parts + index);
    const statuses = await sendAll(gateway.url, numbers.flatMap(uniqueRequests), connections);
    const bad = statuses.find((status) => status !== 200);
    if (bad !== undefined) throw new Error(`Expected every request to be answered with 200, got ${bad}.`);
    const { residentBytes } = await gateway.usage();
    seen.push(residentBytes);
    say(`answers: memory after ${((part + 1) * each) / parts} of each: ${Math.round(residentBytes / 1_000_000)} MB`);
  }
  const name = `${visits.whole.toLocaleString("en-US")} unique pages, searches and operations`;
  return [
    rowOfValue(`memory of the gateway after ${name}`, "bytes", seen.at(-1) ?? Number.NaN, {
      goal: { atMost: goalBytes },
      note: `${(each * kinds).toLocaleString("en-US")} in all, a third of each; resident, its worker included`,
    }),
    rowOfValue(`memory of the gateway during ${name}, most`, "bytes", Math.max(...seen), {
      note: `sampled ${parts} times`,
    }),
  ];
}
