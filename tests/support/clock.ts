/** This process's `Date.now()`, which moves only when a test advances it. Timers run normally. */
export interface Clock extends Disposable {
  readonly pass: (seconds: number) => void;
}

/** Freezes `Date.now()` of this process until disposed. Code that captured the real function before keeps it. */
export function stopClock(): Clock {
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => now;
  return {
    pass: (seconds) => void (now += seconds * 1_000),
    [Symbol.dispose]: () => void (Date.now = realNow),
  };
}
