import { writeSync } from "node:fs";

/** A destination of lines. */
export interface LineWriter {
  /** Writes a line; returns when it is written. */
  readonly write: (line: string) => void;
}

const standardOutput = 1;
const pauseMs = 10;
const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Writes lines to a file descriptor, standard output by default. What cannot be written, because the disk is full or nobody reads any more, is dropped: a log
 * must not end what it tells of.
 *
 * @param onWritable called after the first line that could be written again, with the number of those before that were dropped.
 */
export function createLineWriter(onWritable: (dropped: number) => void, descriptor = standardOutput): LineWriter {
  let dropped = 0;
  let isTorn = false;
  return {
    write: (line) => {
      // A line that was written in part has no end.
      const bytes = Buffer.from(isTorn ? `\n${line}` : line);
      const written = writeMost(descriptor, bytes);
      if (written > 0) isTorn = written < bytes.length;
      if (written < bytes.length) dropped += 1;
      else if (dropped > 0) {
        const count = dropped;
        dropped = 0;
        onWritable(count);
      }
    },
  };
}

/** Returns how many bytes could be written. Waits for a reader that is slow. */
function writeMost(descriptor: number, bytes: Buffer): number {
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (problem) {
      if (!isBusy(problem)) return written;
      Atomics.wait(sleeper, 0, 0, pauseMs);
    }
  }
  return written;
}

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && "code" in problem && (problem.code === "EAGAIN" || problem.code === "EBUSY");
}
