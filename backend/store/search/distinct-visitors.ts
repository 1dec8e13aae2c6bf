/** Counts how many different visitors say the same thing on one day. Who spoke is known in memory alone, and forgotten with the day. */
export interface DistinctVisitors {
  /** How many have said it today with this one; null for one who has said it before, or too much. */
  add(said: string, visitor: string, day: number): number | null;
}

interface VisitorLimits {
  /** What is said beyond this on a day is not counted. */
  readonly perDay: number;
  readonly perVisitor: number;
}

/** More than people say. One visitor alone cannot use up what is left for the others. */
const limitsOfPeople: VisitorLimits = { perDay: 100_000, perVisitor: 200 };

/** Builds the counter, which begins with an empty day. */
export function createDistinctVisitors({ perDay, perVisitor }: VisitorLimits = limitsOfPeople): DistinctVisitors {
  let today = 0;
  let room = perDay;
  let said = new Map<string, Set<string>>();
  let times = new Map<string, number>();
  return {
    add: (what, visitor, day) => {
      if (day !== today) [today, room, said, times] = [day, perDay, new Map(), new Map()];
      const visitors = said.get(what) ?? new Set();
      const before = times.get(visitor) ?? 0;
      if (room === 0 || before >= perVisitor || visitors.has(visitor)) return null;
      room -= 1;
      times.set(visitor, before + 1);
      said.set(what, visitors.add(visitor));
      return visitors.size;
    },
  };
}
