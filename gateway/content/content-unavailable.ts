/**
 * A text is not there in time, and nothing about the text says why: its thread died, too much waits, the machine is busy. The
 * next try may find it. The message is for the log.
 */
export class ContentUnavailable extends Error {
  override readonly name = "ContentUnavailable";
}
