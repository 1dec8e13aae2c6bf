/** The time of day of this process (`Date.now()`), which stands still but where a test turns it on. Timers run as ever. */
export interface Clock extends Disposable {
  readonly pass: (seconds: number) => void;
}

/** Stops the clock of this process until it is disposed of. What was started before keeps the real one where it has taken it already. */
export const stopClock = (): Clock => {
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => now;
  return {
    pass: (seconds) => void (now += seconds * 1_000),
    [Symbol.dispose]: () => void (Date.now = realNow),
  };
};
