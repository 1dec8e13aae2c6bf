/**
 * A text was not ready in time for a reason that has nothing to do with the text: its thread died, too much is queued, the
 * machine is busy. A retry may succeed. The message is for the log.
 */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
}
