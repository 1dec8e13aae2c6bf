/** Counts purges: what began in an earlier epoch is stale. */
export interface Epoch {
  readonly current: () => number;
  readonly raise: () => void;
}

/** Builds the counter, which begins at 0. */
export function createEpoch(): Epoch {
  let epoch = 0;
  return {
    current: () => epoch,
    raise: () => {
      epoch += 1;
    },
  };
}
