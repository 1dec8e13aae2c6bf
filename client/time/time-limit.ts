/** The time limit of a request in the browser, including the whole body of the response. */
export const requestLimitMs = 15_000;

/** An operation exceeded its time limit; it may still be running. */
export class TimeLimitError extends Error {}

/**
 * Returns the result of `run`, or throws a `TimeLimitError` after `limitMs`. The signal then aborts the request; work that
 * ignores the signal, such as an import, continues but is no longer awaited.
 */
export async function withinLimit<Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  limitMs: number = requestLimitMs,
): Promise<Value> {
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
}
