/** How many calls ended within the window, and how many of them failed. */
export interface CallCounts {
  readonly calls: number;
  readonly failures: number;
}

/** Counts the calls of the last seconds. */
export interface RecentCalls {
  /** Counts one more, and returns the counts with it. */
  add(call: { readonly atMs: number; readonly failed: boolean }): CallCounts;
}

interface Slice extends CallCounts {
  readonly number: number;
}

const slicesInWindow = 10;

/** Builds a count of the calls within a time window, which moves on by tenths; the calls themselves are not kept. */
export function createRecentCalls(windowMs: number): RecentCalls {
  let slices: readonly Slice[] = [];
  return {
    add: ({ atMs, failed }) => {
      const number = Math.floor(atMs / (windowMs / slicesInWindow));
      // Slices in the future are left over from before the clock was set back.
      const earlier = slices.filter((slice) => slice.number > number - slicesInWindow && slice.number < number);
      const present = slices.find((slice) => slice.number === number) ?? { calls: 0, failures: 0 };
      slices = [...earlier, { number, calls: present.calls + 1, failures: present.failures + (failed ? 1 : 0) }];
      return {
        calls: slices.reduce((sum, { calls }) => sum + calls, 0),
        failures: slices.reduce((sum, { failures }) => sum + failures, 0),
      };
    },
  };
}
