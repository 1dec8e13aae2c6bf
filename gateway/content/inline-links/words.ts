/** A piece of a text, the unit in which terms are compared. */
export interface Token {
  readonly kind: "word" | "space" | "other";
  /** As written; every run of whitespace is one space, and quotation marks and apostrophes are those of a keyboard. */
  readonly text: string;
  /** Lower case, for words. */
  readonly folded: string;
  /** Position in the text; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Words are letters, digits and combining marks; format characters, such as a soft hyphen, are part of the word around them. */
const piece = /(?<word>[\p{L}\p{N}\p{M}\p{Cf}]+)|(?<space>(?:\s|&nbsp;)+)|&(?:amp|lt|gt);|[^]/gu;

/** The marks of a keyboard that typography sets as these. */
const ofKeyboard = new Map([["’", "'"], ...Array.from("“”„«»", (mark) => [mark, '"'] as const)]);

const formatCharacters = /\p{Cf}+/gu;

/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Splits text as serialised in HTML, where `&amp;`, `&lt;`, `&gt;` and `&nbsp;` stand for those characters. */
export function tokensOf(escaped: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: from, groups } of escaped.matchAll(piece)) {
    if (groups?.["word"] !== undefined) tokens.push(...wordsIn(text, from));
    else if (groups?.["space"] !== undefined)
      tokens.push({ kind: "space", text: " ", folded: " ", from, to: from + text.length });
    else {
      const plain = ofKeyboard.get(text) ?? text;
      tokens.push({ kind: "other", text: plain, folded: plain, from, to: from + text.length });
    }
  }
  return tokens;
}

function wordsIn(run: string, from: number): readonly Token[] {
  return unspaced.test(run)
    ? Array.from(segmenter.segment(run), ({ segment, index }) => toWord(segment, from + index))
    : [toWord(run, from)];
}

const ascii = /^[\w]+$/u;

function toWord(written: string, from: number): Token {
  const text = ascii.test(written) ? written : written.replaceAll(formatCharacters, "").normalize("NFC");
  return { kind: text === "" ? "other" : "word", text, folded: text.toLowerCase(), from, to: from + written.length };
}
