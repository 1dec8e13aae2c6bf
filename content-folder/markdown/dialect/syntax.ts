import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";

const colon = 58;

type TextConstruct = Extract<
  NonNullable<NonNullable<ReturnType<typeof directive>["text"]>[typeof colon]>,
  { readonly tokenize: unknown }
>;
type Tokenize = TextConstruct["tokenize"];

/**
 * Adds directives to the grammar: `:::name` around blocks, `::name` on a line of its own, `:name[text]` within a line. In prose a colon is mostly only
 * a colon, so the last form needs its brackets, and no letter or digit before it: `10:30`, `a:b` and `std::vec` stay what they are.
 */
export function remarkDirectives(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(strictDirectives());
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

function strictDirectives(): ReturnType<typeof directive> {
  const { flow, text } = directive();
  const loose = text?.[colon];
  if (loose === undefined || !("tokenize" in loose)) throw new Error("micromark-extension-directive has changed.");
  return { flow, text: { [colon]: { ...loose, tokenize: ifBracketFollows(loose.tokenize) } } };
}

function ifBracketFollows(tokenize: Tokenize): Tokenize {
  return function (effects, ok, nok) {
    if (isWord(this.previous)) return nok;
    const start = tokenize.call(this, effects, ok, nok);
    return effects.check({ tokenize: nameAndBracket, partial: true }, start, nok);
  };
}

/** Reads `:name[`. */
const nameAndBracket: Tokenize = function (effects, ok, nok) {
  const inName = (code: number | null): ReturnType<typeof ok> => {
    if (code === bracket) return leave(code);
    if (!isWord(code) && code !== hyphen) return nok(code);
    effects.consume(code);
    return inName;
  };
  const leave = (code: number): ReturnType<typeof ok> => {
    effects.exit("data");
    return ok(code);
  };
  return (code) => {
    effects.enter("data");
    effects.consume(code);
    return (first) => (isWord(first) ? inName(first) : nok(first));
  };
};

const bracket = 91;
const hyphen = 45;

function isWord(code: number | null): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N}_]/u.test(String.fromCodePoint(code));
}
