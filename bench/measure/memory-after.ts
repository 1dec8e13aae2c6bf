import { startBackendProcess } from "./backend-process.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { sendAll } from "./load.ts";
import type { BenchRequest } from "./recorded-answer.ts";
import { rowOfValue } from "./row.ts";
import type { Row } from "./row.ts";
import type { ScenarioOptions } from "./scenario.ts";
import { pageRequest } from "./subject.ts";

const connections = 8;
const visits = 20_000;
const kinds = 3;
const parts = 20;
const goalBytes = 400_000_000;

/** One visitor of each kind, none of whom asks for what another asked for. */
const strangers = (number: number): readonly BenchRequest[] => {
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
};

/** The memory of the gateway after very many things that are all different: every cache has to be bounded. */
export const memoryAfterStrangers = async ({ quick, say }: ScenarioOptions): Promise<readonly Row[]> => {
  const each = Math.ceil((quick ? 3_000 : visits) / kinds / parts) * parts;
  await using backend = await startBackendProcess();
  await using gateway = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl } });
  const seen: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    const numbers = Array.from({ length: each / parts }, (_, index) => (part * each) / parts + index);
    const statuses = await sendAll(gateway.url, numbers.flatMap(strangers), connections);
    const bad = statuses.find((status) => status !== 200);
    if (bad !== undefined) throw new Error(`Everything asked for is there, and ${bad} was answered.`);
    const { residentBytes } = await gateway.usage();
    seen.push(residentBytes);
    say(`answers: memory after ${((part + 1) * each) / parts} of each: ${Math.round(residentBytes / 1_000_000)} MB`);
  }
  const name = `${visits.toLocaleString("en-US")} unique pages, searches and operations`;
  return [
    rowOfValue(`memory of the gateway after ${name}`, "bytes", seen.at(-1) ?? Number.NaN, {
      goal: { atMost: goalBytes },
      note: `${(each * kinds).toLocaleString("en-US")} in all, a third of each; resident, its worker included`,
    }),
    rowOfValue(`memory of the gateway during ${name}, most`, "bytes", Math.max(...seen), {
      note: `looked at ${parts} times`,
    }),
  ];
};
