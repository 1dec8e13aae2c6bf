/** Runs work that ends when the signal aborts. The timer goes with the work, so that quick calls leave none behind. */
export const withinDeadline = async <T>(totalMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), totalMs);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
};
