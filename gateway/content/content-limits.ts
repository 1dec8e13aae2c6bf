import { defaultTextLimits } from "../../texts/text-limits.ts";
import type { TextLimits } from "../../texts/text-limits.ts";

const mebibyte = 1024 * 1024;

/** Limits on the work on one text, and on the results that are kept. */
export interface ContentLimits extends TextLimits {
  /** Processor time for one text; beyond it the thread is terminated and the text is refused. */
  readonly cpuMs: number;
  /** How long a caller waits for a text, in wall-clock time. The work goes on, so that the next caller finds the result. */
  readonly waitMs: number;
  /** After this wall-clock time on one text, a second thread may start on those behind it. */
  readonly slowMs: number;
  /** A thread that has not answered within this wall-clock time counts as lost. That says nothing about the text. */
  readonly lostMs: number;
  /** Total size of the texts that wait. */
  readonly waitingBytes: number;
  /** Heap size of a thread. */
  readonly memoryMb: number;
  /** Memory for processed texts. */
  readonly memoBytes: number;
  /** Memory for texts with inline links, which are quick to rebuild. */
  readonly linkedBytes: number;
  /** Memory for texts as Markdown, which are rarely requested. */
  readonly markdownBytes: number;
  /** How long a text that broke a limit of its thread, or lost its thread, is not tried again. */
  readonly refusalSeconds: number;
}

/** The limits of a gateway that sets none. */
export const defaultContentLimits: ContentLimits = {
  ...defaultTextLimits,
  cpuMs: 10_000,
  waitMs: 20_000,
  slowMs: 1_000,
  lostMs: 60_000,
  waitingBytes: 32 * mebibyte,
  memoryMb: 128,
  memoBytes: 6 * mebibyte,
  linkedBytes: 2 * mebibyte,
  // A page of llms-full.txt must fit; otherwise one that missed its deadline would start over on every request.
  markdownBytes: 2 * mebibyte,
  refusalSeconds: 60,
};
