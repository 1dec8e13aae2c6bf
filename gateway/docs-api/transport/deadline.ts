/** Runs work whose signal aborts at the deadline. The timer is cleared with the work, so that quick calls leave none behind. */
export async function withinDeadline<T>(totalMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), totalMs);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
