/** A piece of a text, as terms are compared by it. */
export interface Token {
  readonly kind: "word" | "space" | "other";
  /** As it is written; the same for every space. */
  readonly text: string;
  /** Of a word: in lower case. */
  readonly folded: string;
  /** Where it stands in the text, its end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Words are letters, digits and the marks on them; format characters, such as a soft hyphen, stand inside of words. */
const piece = /(?<word>[\p{L}\p{N}\p{M}\p{Cf}]+)|(?<space>(?:\s|&nbsp;)+)|&(?:amp|lt|gt);|[^]/gu;

const formatCharacters = /\p{Cf}+/gu;

/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Takes a text apart, as it stands in HTML: with `&amp;`, `&lt;`, `&gt;` and `&nbsp;` for those characters. */
export const tokensOf = (escaped: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: text, index: from, groups } of escaped.matchAll(piece)) {
    if (groups?.["word"] !== undefined) tokens.push(...wordsIn(text, from));
    else if (groups?.["space"] !== undefined)
      tokens.push({ kind: "space", text: " ", folded: " ", from, to: from + text.length });
    else tokens.push({ kind: "other", text, folded: text, from, to: from + text.length });
  }
  return tokens;
};

const wordsIn = (run: string, from: number): readonly Token[] =>
  unspaced.test(run)
    ? Array.from(segmenter.segment(run), ({ segment, index }) => toWord(segment, from + index))
    : [toWord(run, from)];

const ascii = /^[\w]+$/u;

const toWord = (written: string, from: number): Token => {
  const text = ascii.test(written) ? written : written.replaceAll(formatCharacters, "").normalize("NFC");
  return { kind: text === "" ? "other" : "word", text, folded: text.toLowerCase(), from, to: from + written.length };
};
