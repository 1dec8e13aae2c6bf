const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** A part of a text, and where it begins. */
export interface Segment {
  readonly segment: string;
  readonly index: number;
}

/** The words of a run of letters: several in a script without spaces, else the run itself. */
export function segmentsOf(run: string): readonly Segment[] {
  return unspaced.test(run) ? [...segmenter.segment(run)] : [{ segment: run, index: 0 }];
}

/** Whether a word is of a script that is written without spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}
