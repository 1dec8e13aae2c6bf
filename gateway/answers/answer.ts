/**
 * A finished answer of a public door: the same for every visitor. Headers that differ from response to response (request
 * id, date, age) are never part of it.
 */
export interface Answer {
  readonly status: number;
  /** Lower-case names. `content-type` is always there. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Epoch milliseconds until when it is as good as new; 0 for an answer that must not be stored. */
  readonly freshUntil: number;
  /** Epoch milliseconds until when it may stand in while the backend fails. */
  readonly usableUntil: number;
}

/** Whether an answer may be kept, here and elsewhere. */
export const isStorable = ({ freshUntil }: Answer): boolean => freshUntil > 0;
