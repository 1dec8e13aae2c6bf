const mebibyte = 1024 * 1024;

/** Everything that bounds the work on one text, and what is kept of it. */
export interface ContentLimits {
  /** A text as UTF-8. */
  readonly contentBytes: number;
  /** Elements within each other. */
  readonly depth: number;
  readonly tags: number;
  /** Of the processor, for one text; then the worker is ended and another one started. */
  readonly deadlineMs: number;
  /** For a worker to start: it loads a whole DOM. */
  readonly startMs: number;
  /** The worker's heap. */
  readonly memoryMb: number;
  /** Results kept. */
  readonly memoBytes: number;
  /** The same of texts with their reading links, which are quickly made. */
  readonly linkedBytes: number;
  /** The same of texts as Markdown, which few ask for. */
  readonly markdownBytes: number;
  /** How long a text that broke the deadline or the heap is refused without another try. */
  readonly refusalSeconds: number;
}

/** The limits of a gateway that sets none. */
export const defaultContentLimits: ContentLimits = {
  contentBytes: 512 * 1024,
  depth: 2_000,
  tags: 20_000,
  deadlineMs: 2_000,
  startMs: 20_000,
  memoryMb: 128,
  memoBytes: 6 * mebibyte,
  linkedBytes: 2 * mebibyte,
  markdownBytes: mebibyte,
  refusalSeconds: 60,
};
