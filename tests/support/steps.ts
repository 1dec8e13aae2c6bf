import { Session } from "node:inspector/promises";

/**
 * How many steps some work takes: how often the blocks of all functions are run, libraries included. Unlike time it is the same on every
 * machine, so it tells how work grows.
 */
export const stepsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
};
