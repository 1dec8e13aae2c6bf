/** Scripts that are written without spaces between words. */
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

/** A text with spaces between all of its words, as an index needs it that knows no other mark of their ends. */
export function spacedText(text: string): string {
  return unspaced.test(text) ? [...segmenter.segment(text)].map(({ segment }) => segment).join(" ") : text;
}
