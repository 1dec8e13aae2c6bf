import { cpuPerRequest } from "./load.ts";
import type { Target } from "./load.ts";
import type { BenchRequest } from "./recorded-answer.ts";
import { rowOfSamples } from "./row.ts";
import type { Goal, Row } from "./row.ts";

/** Somebody who answers a request, in a contest over it. */
export interface Contestant {
  readonly name: string;
  readonly target: Target;
  readonly request: BenchRequest;
}

/** One subject: ours, and whom it is held against. */
export interface Contest {
  readonly subject: string;
  readonly ours: Contestant;
  readonly others: readonly (Contestant & { readonly goal: Goal | null })[];
}

export interface Rounds {
  readonly rounds: number;
  readonly roundMs: number;
}

/**
 * Server CPU per request of all contestants, in rounds that alternate: whatever else the machine does meets all of them. A ratio is
 * made within a round, and the middle one counts.
 */
export const holdContests = async (contests: readonly Contest[], { rounds, roundMs }: Rounds): Promise<readonly Row[]> => {
  const samples = new Map<Contestant, number[]>();
  const all = contests.flatMap(({ ours, others }) => [ours, ...others]);
  for (const { target, request } of all) await cpuPerRequest(target, request, roundMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of all) {
      const known = samples.get(contestant) ?? [];
      known.push(await cpuPerRequest(contestant.target, contestant.request, roundMs));
      samples.set(contestant, known);
    }
  }
  return contests.flatMap((contest) => rowsOf(contest, (contestant) => samples.get(contestant) ?? []));
};

const rowsOf = ({ subject, ours, others }: Contest, samplesOf: (contestant: Contestant) => readonly number[]): readonly Row[] => {
  const our = samplesOf(ours);
  return [
    ...others.map((other) => {
      const ratios = samplesOf(other).map((cpu, round) => cpu / (our[round] ?? Number.NaN));
      return rowOfSamples(`${subject}: ${other.name} ÷ ours`, "×", ratios, { goal: other.goal, note: `server CPU per request; ${other.name} ${settingOf(other)}, ours ${settingOf(ours)}` });
    }),
    ...[ours, ...others].map((contestant) => rowOfSamples(`${subject}: ${contestant.name}`, "µs", samplesOf(contestant))),
  ];
};

const settingOf = ({ request }: Contestant): string => request.headers["accept-encoding"] ?? "identity";
