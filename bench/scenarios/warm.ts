import { startBareProcess } from "../measure/bare-process.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { cpuPerRequest } from "../measure/load.ts";
import type { Target } from "../measure/load.ts";
import { recordSettled } from "../measure/recorded-answer.ts";
import type { BenchRequest } from "../measure/recorded-answer.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { documentQuery, pageRequest, subjectSlug } from "../measure/subject.ts";

/** CPU time per warm request, beside a bare server that sends the same bytes. */
export const warm = async ({ quick }: ScenarioOptions): Promise<readonly Row[]> => {
  await using gateway = await startGatewayProcess();
  const settings = quick ? { rounds: 3, roundMs: 700 } : { rounds: 7, roundMs: 1_500 };
  const rows = [
    ...(await compare("warm GraphQL document query", gateway, documentQuery, settings)),
    ...(await compare("warm rendered page, br", gateway, pageRequest(`/article/${subjectSlug}`), settings)),
  ];
  const { residentBytes } = await gateway.usage();
  return [...rows, rowOfValue("memory of the gateway after this load", "bytes", residentBytes, { note: "resident; its worker included, the docs backend not" })];
};

interface Rounds {
  readonly rounds: number;
  readonly roundMs: number;
}

const compare = async (name: string, gateway: Target, request: BenchRequest, { rounds, roundMs }: Rounds): Promise<readonly Row[]> => {
  // The first round of each only warms it up. What is recorded after it has the encoding that stays.
  await cpuPerRequest(gateway, request, roundMs * 2);
  const [recorded] = await recordSettled(gateway.url, [request]);
  if (!recorded) throw new Error("Nothing was recorded.");
  await using bare = await startBareProcess({ [request.path]: recorded });
  await cpuPerRequest(bare, request, roundMs);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await cpuPerRequest(gateway, request, roundMs));
    theirs.push(await cpuPerRequest(bare, request, roundMs));
  }
  const ratios = theirs.map((cpu, round) => cpu / (ours[round] ?? Number.NaN));
  return [
    rowOfSamples(`${name}: bare ÷ ours`, "×", ratios, { note: "server CPU per request, bare node:http with the same bytes" }),
    rowOfSamples(`${name}: ours ÷ bare`, "×", ratios.map((ratio) => 1 / ratio)),
    rowOfSamples(`${name}: ours`, "µs", ours),
    rowOfSamples(`${name}: bare`, "µs", theirs),
    rowOfValue(`${name}: size`, "bytes", recorded.body.length),
  ];
};
