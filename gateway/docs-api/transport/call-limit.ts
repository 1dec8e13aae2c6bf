import { DocsApiError } from "../docs-api-error.ts";

/** Limits concurrent calls; some more wait in order, and the rest are refused. */
export interface CallLimit {
  /**
   * Runs the work once a slot is free.
   *
   * @throws {DocsApiError} when the queue is full (`unavailable`), or when the signal aborts before a slot is free (`timeout`).
   */
  run<T>(call: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** Limits on calls. */
export interface CallLimitOptions {
  readonly callsAtOnce: number;
  readonly callsWaiting: number;
  /** Called at the first refusal, and again only after the queue has been empty. */
  readonly onFull: () => void;
}

/** Builds a limit with all its slots free. */
export function createCallLimit({ callsAtOnce, callsWaiting, onFull }: CallLimitOptions): CallLimit {
  const queue: Queue = new Set();
  let underWay = 0;
  let isFullReported = false;

  const wait = async (call: string, signal: AbortSignal): Promise<void> => {
    if (queue.size < callsWaiting) return slotIn(queue, call, signal);
    if (!isFullReported) onFull();
    isFullReported = true;
    throw new DocsApiError({
      problem: "unavailable",
      call,
      reason: "not called, because too many calls are in flight",
      withoutCall: true,
    });
  };

  /** The slot passes to the call that has waited longest, without being free in between. */
  const leave = (): void => {
    const [first] = queue;
    if (first === undefined) {
      underWay -= 1;
      isFullReported = false;
      return;
    }
    queue.delete(first);
    first();
  };

  return {
    run: async (call, signal, work) => {
      // With a slot free the work begins synchronously, before another call can take it.
      if (underWay < callsAtOnce) underWay += 1;
      else await wait(call, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** The waiting calls, each as the function that resumes it; a set keeps their order, and lets one leave from the middle. */
type Queue = Set<() => void>;

function slotIn(queue: Queue, call: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const resume = (): void => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = (): void => {
      queue.delete(resume);
      reject(
        new DocsApiError({
          problem: "timeout",
          call,
          reason: "not called, because it was still queued at the deadline",
          withoutCall: true,
        }),
      );
    };
    queue.add(resume);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
