/** Why a text is not parsed: the parser would take very long with it. The message says what was found, what is allowed, and what to do. */
export class HeavyText extends RangeError {
  override readonly name = "HeavyText";
  /** The line of the text where it begins, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
