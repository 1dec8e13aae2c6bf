import { cpuPerRequest } from "../load.ts";
import type { Target } from "../load.ts";
import type { BenchRequest } from "../recorded-answer.ts";
import { rowOfSamples } from "../row.ts";
import type { Goal, Row } from "../row.ts";

/** A server and the request that it is measured on. */
export interface Contestant {
  readonly name: string;
  readonly target: Target;
  readonly request: BenchRequest;
  /** The encoding of its answers. */
  readonly sends: "br" | "identity";
}

/** One subject: our server, and those it is compared with. */
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
 * Server CPU per request of all contestants, in alternating rounds, so that other load on the machine affects all of them. Ratios are taken within a
 * round; the median counts.
 */
export async function holdContests(contests: readonly Contest[], { rounds, roundMs }: Rounds): Promise<readonly Row[]> {
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
}

function rowsOf(
  { subject, ours, others }: Contest,
  samplesOf: (contestant: Contestant) => readonly number[],
): readonly Row[] {
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
}

/** The best possible ratios: those of a server that only sends our bytes. */
function ceilings(
  subject: string,
  ours: Contestant,
  others: readonly Contestant[],
  samplesOf: (contestant: Contestant) => readonly number[],
): readonly Row[] {
  const bare = others.find(({ name, sends }) => name === "bare" && sends === ours.sends);
  if (bare === undefined) return [];
  return others
    .filter((other) => other !== bare)
    .map((other) =>
      rowOfSamples(`${subject}: ${other.name} ÷ bare`, "×", ratiosOf(samplesOf(other), samplesOf(bare)), {
        note: "no server could reach more",
      }),
    );
}

function ratiosOf(above: readonly number[], below: readonly number[]): readonly number[] {
  return above.map((cpu, round) => cpu / (below[round] ?? Number.NaN));
}
