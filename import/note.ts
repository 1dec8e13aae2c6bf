/** Something that a person should look at after an import. */
export interface Note {
  /** The file of the source, relative to its folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What it is about; the report groups by it. */
  readonly subject: string;
  /** What was found and what became of it. */
  readonly message: string;
}

/** Takes a note about a line of a file. */
export type TakeNote = (line: number, subject: string, message: string) => void;
