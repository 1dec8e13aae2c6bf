import { DocsApiError } from "../docs-api-error.ts";

/** Bounds how many calls are under way at once; some more wait for their turn, in order, and the rest are refused. */
export interface CallLimit {
  /**
   * Does the work when there is a place for it.
   *
   * @throws {DocsApiError} when nobody else may wait (`unavailable`), or when the signal aborts before the turn has come (`timeout`).
   */
  run<T>(call: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** What bounds calls. */
export interface CallLimitOptions {
  readonly callsAtOnce: number;
  readonly callsWaiting: number;
  /** Told of the first refusal, and again only after everyone who waited had a turn. */
  readonly onFull: () => void;
}

/** Builds a limit with all its places free. */
export const createCallLimit = ({ callsAtOnce, callsWaiting, onFull }: CallLimitOptions): CallLimit => {
  const queue: Queue = new Set();
  let underWay = 0;
  let isToldFull = false;

  const wait = async (call: string, signal: AbortSignal): Promise<void> => {
    if (queue.size < callsWaiting) return turnIn(queue, call, signal);
    if (!isToldFull) onFull();
    isToldFull = true;
    throw new DocsApiError({
      problem: "unavailable",
      call,
      reason: "not called, as too many calls are under way",
      withoutCall: true,
    });
  };

  /** The place goes to the one who has waited longest, without being free in between. */
  const leave = (): void => {
    const [first] = queue;
    if (first === undefined) {
      underWay -= 1;
      isToldFull = false;
      return;
    }
    queue.delete(first);
    first();
  };

  return {
    run: async (call, signal, work) => {
      // With a place free the work begins at once, before anyone else can ask.
      if (underWay < callsAtOnce) underWay += 1;
      else await wait(call, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};

/** Those who wait, each by what lets it go on; a set keeps their order, and lets one leave from the middle. */
type Queue = Set<() => void>;

const turnIn = (queue: Queue, call: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const goOn = (): void => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = (): void => {
      queue.delete(goOn);
      reject(
        new DocsApiError({
          problem: "timeout",
          call,
          reason: "not called, as its turn did not come before the deadline",
          withoutCall: true,
        }),
      );
    };
    queue.add(goOn);
    signal.addEventListener("abort", giveUp, { once: true });
  });
