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
  /** The encoding of its answers. */
  readonly sends: "br" | "identity";
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
export const holdContests = async (
  contests: readonly Contest[],
  { rounds, roundMs }: Rounds,
): Promise<readonly Row[]> => {
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

const rowsOf = (
  { subject, ours, others }: Contest,
  samplesOf: (contestant: Contestant) => readonly number[],
): readonly Row[] => {
  const ratios = others.map((other) =>
    rowOfSamples(`${subject}: ${other.name} ÷ ours`, "×", ratiosOf(samplesOf(other), samplesOf(ours)), {
      goal: other.goal,
      note: `server CPU per request; ${other.name} sends ${other.sends}, ours ${ours.sends}`,
    }),
  );
  const times = [ours, ...others].map((contestant) =>
    rowOfSamples(`${subject}: ${contestant.name}`, "µs", samplesOf(contestant)),
  );
  return [...ratios, ...ceilings(subject, ours, others, samplesOf), ...times];
};

/** What the others would be to a server that does nothing but send the same bytes as ours. */
const ceilings = (
  subject: string,
  ours: Contestant,
  others: readonly Contestant[],
  samplesOf: (contestant: Contestant) => readonly number[],
): readonly Row[] => {
  const bare = others.find(({ name, sends }) => name === "bare" && sends === ours.sends);
  if (bare === undefined) return [];
  return others
    .filter((other) => other !== bare)
    .map((other) =>
      rowOfSamples(`${subject}: ${other.name} ÷ bare`, "×", ratiosOf(samplesOf(other), samplesOf(bare)), {
        note: "no server could reach more",
      }),
    );
};

const ratiosOf = (above: readonly number[], below: readonly number[]): readonly number[] =>
  above.map((cpu, round) => cpu / (below[round] ?? Number.NaN));
