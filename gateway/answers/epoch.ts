/** Counts purges: what began in an earlier epoch is old. */
export interface Epoch {
  readonly current: () => number;
  readonly raise: () => void;
}

export const createEpoch = (): Epoch => {
  let epoch = 0;
  return {
    current: () => epoch,
    raise: () => {
      epoch += 1;
    },
  };
};
