/** How many calls ended in the time that counts, and how many of them failed. */
export interface CallCounts {
  readonly calls: number;
  readonly failures: number;
}

/** The calls of the last seconds, counted. */
export interface RecentCalls {
  /** Counts one more, and says how many there are with it. */
  add(call: { readonly atMs: number; readonly failed: boolean }): CallCounts;
}

interface Slice extends CallCounts {
  readonly number: number;
}

const slicesInWindow = 10;

/** Builds a count of the calls within a window of time, which moves on by tenths: the calls themselves are not kept. */
export const createRecentCalls = (windowMs: number): RecentCalls => {
  let slices: readonly Slice[] = [];
  return {
    add: ({ atMs, failed }) => {
      const number = Math.floor(atMs / (windowMs / slicesInWindow));
      // Slices of a time to come are left over from before the clock was set back.
      const earlier = slices.filter((slice) => slice.number > number - slicesInWindow && slice.number < number);
      const present = slices.find((slice) => slice.number === number) ?? { calls: 0, failures: 0 };
      slices = [...earlier, { number, calls: present.calls + 1, failures: present.failures + (failed ? 1 : 0) }];
      return {
        calls: slices.reduce((sum, { calls }) => sum + calls, 0),
        failures: slices.reduce((sum, { failures }) => sum + failures, 0),
      };
    },
  };
};
