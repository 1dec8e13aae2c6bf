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

const tokenize: Tokenize = function (effects, ok, nok) {
  let opened = 0;
  let closed = 0;
  let length = 0;
  let last: number | null = null;
  let isFilled = false;

  const opening: State = (code) => {
    if (code === dollar && opened < 2) {
      opened += 1;
      effects.consume(code);
      return opening;
    }
    effects.exit("codeTextSequence");
    return code === dollar || isEnd(code) ? nok(code) : between(code);
  };
  const between: State = (code) => {
    if (code === null || length > longest) return nok(code);
    if (code === dollar) {
      effects.enter("codeTextSequence");
      closed = 0;
      return closing(code);
    }
    if (isLineEnding(code)) {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      last = code;
      return between;
    }
    effects.enter("codeTextData");
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null || code === dollar || isLineEnding(code)) {
      // An escaped dollar belongs to the formula.
      if (code === dollar && last === backslash) return take(code);
      effects.exit("codeTextData");
      return between(code);
    }
    return take(code);
  };
  const take = (code: number): State => {
    length += 1;
    isFilled ||= !isSpace(code);
    last = code;
    effects.consume(code);
    return inside;
  };
  const closing: State = (code) => {
    if (code === dollar && closed < opened) {
      closed += 1;
      effects.consume(code);
      return closing;
    }
    effects.exit("codeTextSequence");
    if (closed !== opened || code === dollar || isWord(code) || !isFilled || isEnd(last)) return nok(code);
    effects.exit("codeText");
    return ok(code);
  };
  /** What may not stand next to the dollars inside: a space, or next to two of them the end of a line. */
  const isEnd = (code: number | null): boolean => (opened === 1 ? isSpace(code) : code === null || isLineEnding(code));
  return (code) => {
    effects.enter("codeText");
    effects.enter("codeTextSequence");
    return opening(code);
  };
};

function isLineEnding(code: number | null): boolean {
  return code !== null && code < -2;
}

function isSpace(code: number | null): boolean {
  return code === null || code < 0 || code === 32;
}

function isWord(code: number | null): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
}
