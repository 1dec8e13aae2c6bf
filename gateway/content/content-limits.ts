const mebibyte = 1024 * 1024;

/** Everything that bounds the work on one text, and what is kept of it. */
export interface ContentLimits {
  /** A text as UTF-8. */
  readonly contentBytes: number;
  /** Elements within each other. */
  readonly depth: number;
  readonly tags: number;
  /** Processor time for one text; then its thread is ended, and the text is refused. */
  readonly cpuMs: number;
  /** How long a caller waits for a text, by the clock. The work goes on, so that the next one finds it. */
  readonly waitMs: number;
  /** A text that has been at work for so long, by the clock, lets a second thread start for those behind it. */
  readonly slowMs: number;
  /** A thread that gives no answer for so long, by the clock, is taken for lost. That says nothing about the text. */
  readonly lostMs: number;
  /** Texts that wait, together. */
  readonly waitingBytes: number;
  /** A thread's heap. */
  readonly memoryMb: number;
  /** Results kept. */
  readonly memoBytes: number;
  /** The same of texts with their inline links, which are quickly made. */
  readonly linkedBytes: number;
  /** The same of texts as Markdown, which few ask for. */
  readonly markdownBytes: number;
  /** How long a text that broke a limit of its thread, or its thread itself, is not tried again. */
  readonly refusalSeconds: number;
}

/** The limits of a gateway that sets none. */
export const defaultContentLimits: ContentLimits = {
  contentBytes: 512 * 1024,
  depth: 2_000,
  tags: 20_000,
  cpuMs: 10_000,
  waitMs: 20_000,
  slowMs: 1_000,
  lostMs: 60_000,
  waitingBytes: 32 * mebibyte,
  memoryMb: 128,
  memoBytes: 6 * mebibyte,
  linkedBytes: 2 * mebibyte,
  // A page of llms-full.txt must fit: else one that was not ready in time begins anew each time.
  markdownBytes: 2 * mebibyte,
  refusalSeconds: 60,
};
