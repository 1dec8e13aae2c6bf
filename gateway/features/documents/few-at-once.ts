/** Runs a task, at once or when another has ended. */
type RunInTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `most` tasks run at once; the others wait in their order. */
export function fewAtOnce(most: number): RunInTurn {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (task) => {
    if (underWay < most) underWay += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The next task takes this one's place, without it being free in between.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
