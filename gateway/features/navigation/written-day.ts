/**
 * When an author last published, on the day that the backend writes: the reader shows the part before the "T" (decisions, section 4), which is the day in the
 * author's own time.
 *
 * @example onWrittenDay("2026-03-04T23:30:00-02:00") // "2026-03-04T23:30:00Z"
 */
export function onWrittenDay(lastPublished: string | null): string | null {
  return lastPublished && `${lastPublished.slice(0, 19)}Z`;
}
