import { writeSync } from "node:fs";

/** A destination of lines. */
export interface LineWriter {
  /** Writes a line; returns when it is written. */
  readonly write: (line: string) => void;
}

/** What passes while a reader is waited for. */
interface ReaderClock {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Holds up the whole process. */
  readonly pause: (ms: number) => void;
}

/** Where lines go, and how time passes there. */
interface LineWriterParts {
  readonly descriptor?: number;
  readonly clock?: ReaderClock;
}

const standardOutput = 1;
const pauseMs = 10;
/** A slow reader may hold up the process for so long, of every ten seconds. */
const pausesMost = 50;
const renewedMs = 10_000;

/**
 * Writes lines to a file descriptor, standard output by default. What cannot be written, because the disk is full or nobody reads any more, is dropped: a log
 * must not end what it tells of, nor hold it up. A reader that is slow is waited for, for half a second of every ten; one that has stopped is waited for
 * once, and again after it has read.
 *
 * @param onWritable called after the first line that could be written again, with the number of those before that were dropped.
 */
export function createLineWriter(
  onWritable: (dropped: number) => void,
  { descriptor = standardOutput, clock = processClock }: LineWriterParts = {},
): LineWriter {
  const patience = createPatience(clock);
  let dropped = 0;
  let isTorn = false;
  return {
    write: (line) => {
      // A line that was written in part has no end.
      const bytes = Buffer.from(isTorn ? `\n${line}` : line);
      const written = writeMost(descriptor, bytes, patience);
      if (written > 0) isTorn = written < bytes.length;
      if (written === bytes.length) patience.resume();
      if (written < bytes.length) dropped += 1;
      else if (dropped > 0) {
        const count = dropped;
        dropped = 0;
        onWritable(count);
      }
    },
  };
}

/** Returns how many bytes could be written. */
function writeMost(descriptor: number, bytes: Buffer, patience: Patience): number {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (problem) {
      if (!isBusy(problem) || !patience.wait()) return written;
    }
  }
  return written;
}

interface Patience {
  /** Waits a moment for the reader; false once it has been waited for too long. */
  readonly wait: () => boolean;
  /** The reader has read: it may be waited for again. */
  readonly resume: () => void;
}

function createPatience({ now, pause }: ReaderClock): Patience {
  let left = pausesMost;
  let renewedAt = now();
  let hasStopped = false;
  return {
    wait: () => {
      if (!hasStopped && now() - renewedAt >= renewedMs) {
        left = pausesMost;
        renewedAt = now();
      }
      hasStopped ||= left === 0;
      if (hasStopped) return false;
      left -= 1;
      pause(pauseMs);
      return true;
    },
    resume: () => {
      hasStopped = false;
    },
  };
}

const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const processClock: ReaderClock = {
  now: () => performance.now(),
  pause: (ms) => void Atomics.wait(sleeper, 0, 0, ms),
};

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && "code" in problem && (problem.code === "EAGAIN" || problem.code === "EBUSY");
}
