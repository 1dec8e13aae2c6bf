/** Runs refreshes a few at a time, each behind the visitors' own work. */
export interface RefreshQueue {
  readonly add: (refresh: () => Promise<void>) => void;
}

const atOnce = 4;

/** Builds the queue. A refresh deals with its own failure; `report` is told of what it did not. */
export const createRefreshQueue = (report: (bug: unknown) => void): RefreshQueue => {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= atOnce) return;
    const refresh = waiting.shift();
    if (!refresh) return;
    running += 1;
    // After what is ready to be done for visitors.
    setImmediate(() => {
      refresh()
        .catch(report)
        .finally(() => {
          running -= 1;
          next();
        });
    });
  };
  return {
    add: (refresh) => {
      waiting.push(refresh);
      next();
    },
  };
};
