import type { Processor } from "unified";
import { directive } from "micromark-extension-directive";

type Extension = ReturnType<typeof directive>;
type Construct = Extract<NonNullable<NonNullable<Extension["text"]>[number]>, { readonly tokenize: unknown }>;
type Tokenize = Construct["tokenize"];
type State = ReturnType<Tokenize>;

const dollar = 36;
/** A longer one is prose with two prices. */
const longest = 2_000;

/**
 * Adds formulas in a line to the grammar: `$x^2$`. They are read as code, whose first character tells them apart. As in Pandoc, what follows the first
 * dollar and what precedes the last is no space, and no letter or digit is around: "$5 and $10" and "$HOME/$USER" are no formulas. Within two dollars there
 * may be spaces: `$$ x^2 $$`.
 */
export function remarkFormulas(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ text: { [dollar]: { name: "formula", tokenize, previous } } });
}

const previous: NonNullable<Construct["previous"]> = (code) => code !== dollar && code !== backslash && !isWord(code);
const backslash = 92;

/** What has been read of a formula. */
interface Seen {
  opened: number;
  closed: number;
  length: number;
  last: number | null;
  isFilled: boolean;
}

const tokenize: Tokenize = function (effects, ok, nok) {
  const seen: Seen = { opened: 0, closed: 0, length: 0, last: null, isFilled: false };
  const closing = readClosing(effects, ok, nok, seen);
  const opening = readOpening(effects, nok, seen, readText(effects, nok, seen, closing));
  return (code) => {
    effects.enter("codeText");
    effects.enter("codeTextSequence");
    return opening(code);
  };
};

type Effects = Parameters<Tokenize>[0];

/** Reads the dollars in front, then `between`. */
function readOpening(effects: Effects, nok: State, seen: Seen, between: State): State {
  const opening: State = (code) => {
    if (code === dollar && seen.opened < 2) {
      seen.opened += 1;
      effects.consume(code);
      return opening;
    }
    effects.exit("codeTextSequence");
    return code === dollar || isEnd(code, seen) ? nok(code) : between(code);
  };
  return opening;
}

/** Reads the formula itself, line by line, up to a dollar; then `closing`. */
function readText(effects: Effects, nok: State, seen: Seen, closing: State): State {
  const between: State = (code) => {
    if (code === null || seen.length > longest) return nok(code);
    if (code === dollar) {
      effects.enter("codeTextSequence");
      seen.closed = 0;
      return closing(code);
    }
    if (isLineEnding(code)) {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      seen.last = code;
      return between;
    }
    effects.enter("codeTextData");
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null || code === dollar || isLineEnding(code)) {
      // An escaped dollar belongs to the formula.
      if (code === dollar && seen.last === backslash) return take(code);
      effects.exit("codeTextData");
      return between(code);
    }
    return take(code);
  };
  const take = (code: number): State => {
    seen.length += 1;
    seen.isFilled ||= !isSpace(code);
    seen.last = code;
    effects.consume(code);
    return inside;
  };
  return between;
}

/** Reads the dollars at the end: as many as in front. */
function readClosing(effects: Effects, ok: State, nok: State, seen: Seen): State {
  const closing: State = (code) => {
    if (code === dollar && seen.closed < seen.opened) {
      seen.closed += 1;
      effects.consume(code);
      return closing;
    }
    effects.exit("codeTextSequence");
    const { closed, opened, isFilled, last } = seen;
    if (closed !== opened || code === dollar || isWord(code) || !isFilled || isEnd(last, seen)) return nok(code);
    effects.exit("codeText");
    return ok(code);
  };
  return closing;
}

/** What may not stand next to the dollars inside: a space, or next to two of them the end of a line. */
function isEnd(code: number | null, { opened }: Seen): boolean {
  return opened === 1 ? isSpace(code) : code === null || isLineEnding(code);
}

function isLineEnding(code: number | null): boolean {
  return code !== null && code < -2;
}

function isSpace(code: number | null): boolean {
  return code === null || code < 0 || code === 32;
}

function isWord(code: number | null): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
}
