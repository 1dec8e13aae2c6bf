/** Throttles `act`: the first call runs at once; calls within the pause after it are merged into one at its end. */
export function atMostEvery(pauseMs: number, act: () => void): () => void {
  let pausing: NodeJS.Timeout | null = null;
  let again = false;
  const run = (): void => {
    again = false;
    pausing = setTimeout(() => {
      pausing = null;
      if (again) run();
    }, pauseMs).unref();
    act();
  };
  return () => {
    if (pausing === null) run();
    else again = true;
  };
}
