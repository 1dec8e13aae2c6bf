/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import { DocsApiError } from "../../docs-api-error.ts";
import { isReaderMessage } from "./messages.ts";
import { createJoiner } from "./pieces.ts";

/** Reads answers that may be as large as the site in a thread of its own: parsing one would hold up other requests for too long. */
export interface BigAnswerReader {
  /**
   * Parses an answer's body with the parser of its call.
   *
   * @throws {DocsApiError} when it cannot be read.
   */
  readonly read: <T>(call: string, body: Uint8Array) => Promise<T>;
  readonly stop: () => Promise<void>;
}

/** The thread ends after this time without work, which frees its memory. */
const idleMs = 5_000;

/** What an answer of the largest allowed size needs, and no more. */
const memoryMb = 320;

/** A thread that says nothing for this long is considered lost. That says nothing about the answer. */
const lostAfterMs = 60_000;

/** What a reader is built with, other than its defaults. */
export interface BigAnswerReaderParts {
  readonly threadUrl?: URL;
  readonly lostMs?: number;
}

/** Builds the reader. Its thread starts on first use. */
export function createBigAnswerReader({
  threadUrl = new URL("./reader-thread.ts", import.meta.url),
  lostMs = lostAfterMs,
}: BigAnswerReaderParts = {}): BigAnswerReader {
  let thread: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (): Worker => {
    clearTimeout(idle);
    thread ??= new Worker(threadUrl, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    return thread;
  };

  const close = async (): Promise<void> => {
    const closing = thread;
    thread = null;
    await closing?.terminate();
  };

  const closeIdle = (): void => {
    close().catch(() => undefined); // it may have ended already
  };

  const readNext = async <T>(call: string, body: Uint8Array): Promise<T> => {
    const own = open();
    try {
      return await readIn<T>(own, { call, body, lostMs });
    } catch (error) {
      if (!isOfAnswer(error)) await close();
      throw error instanceof DocsApiError
        ? error
        : new DocsApiError({
            problem: "bad-payload",
            call,
            reason: "reading the answer failed, or needed too much memory",
            cause: error,
          });
    } finally {
      idle = setTimeout(closeIdle, idleMs).unref();
    }
  };

  return {
    read: <T>(call: string, body: Uint8Array): Promise<T> => {
      // One at a time: two would need the memory of both.
      const reading = last.then(() => readNext<T>(call, body));
      last = reading.catch(() => undefined);
      return reading;
    },
    stop: async () => {
      clearTimeout(idle);
      await close();
    },
  };
}

/** Whether it is the answer that cannot be read; otherwise the thread is at fault, and another takes its place. */
function isOfAnswer(error: unknown): boolean {
  return error instanceof DocsApiError && error.problem === "bad-payload";
}

interface Reading {
  readonly call: string;
  readonly body: Uint8Array;
  readonly lostMs: number;
}

/** Each piece gets an event-loop turn of its own: the next is requested once one has been taken. */
function readIn<T>(thread: Worker, { call, body, lostMs }: Reading): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const joiner = createJoiner();
  const watch = setTimeout(() => reject(toLost(call, lostMs)), lostMs);
  const onMessage = (message: unknown): void => {
    if (!isReaderMessage<T>(message)) return reject(new Error("The thread sent an unknown message."));
    watch.refresh();
    if (message.kind === "failed")
      return reject(new DocsApiError({ problem: "bad-payload", call, reason: message.reason }));
    if (message.kind === "piece") {
      joiner.add(message.piece);
      return thread.postMessage({ kind: "next" });
    }
    joiner.join(message.holder);
    resolve(message.holder.data);
  };
  const onExit = (): void => reject(new Error("The thread ended before it had read the answer."));
  thread.on("message", onMessage).on("error", reject).on("exit", onExit);
  // The body may be part of a larger buffer that others use too, so it is copied.
  thread.postMessage({ kind: "read", call, body });
  return promise.finally(() => {
    clearTimeout(watch);
    thread.off("message", onMessage).off("error", reject).off("exit", onExit);
  });
}

function toLost(call: string, lostMs: number): DocsApiError {
  const reason = `the thread that reads large answers did not answer within ${lostMs} ms`;
  return new DocsApiError({ problem: "timeout", call, reason });
}
