/** How long a request of the browser may take, until the whole body of its answer is there. */
export const requestLimitMs = 15_000;

/** What was asked for did not come in time; it may still be under way. */
export class TimeLimitError extends Error {}

/**
 * Gives what `run` gives, or throws a `TimeLimitError` when that takes too long. The signal ends the request then; what heeds no
 * signal, such as an import, is waited for no longer.
 */
export const withinLimit = async <Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  limitMs: number = requestLimitMs,
): Promise<Value> => {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitError());
      request.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([run(request.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};
