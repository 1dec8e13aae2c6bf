/** Runs a few refreshes at a time, each after pending work for visitors. */
export interface RefreshQueue {
  readonly add: (refresh: () => Promise<void>) => void;
}

const maxConcurrent = 4;

/** Builds the queue. Refreshes handle their own failures; `report` is called with any that escape. */
export function createRefreshQueue(report: (bug: unknown) => void): RefreshQueue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= maxConcurrent) return;
    const refresh = waiting.shift();
    if (!refresh) return;
    running += 1;
    // After the callbacks that are already pending for visitors.
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
}
