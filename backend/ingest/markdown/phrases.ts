import type { PhrasingContent } from "mdast";
import type { Token } from "markdown-it";
import { type Cursor, positionAt, take } from "./cursor.ts";

/** The tokens of running text that `phrasesOf` knows. */
export const phraseKinds: ReadonlySet<string> = new Set([
  "text",
  "softbreak",
  "hardbreak",
  "code_inline",
  "image",
  "em_open",
  "em_close",
  "strong_open",
  "strong_close",
  "link_open",
  "link_close",
]);

/** Running text up to the end, or up to the token that closes what it is in; each token must be one of `phraseKinds`. */
export function phrasesOf(cursor: Cursor): PhrasingContent[] {
  const phrases: PhrasingContent[] = [];
  while (cursor.at < cursor.tokens.length) {
    const token = take(cursor);
    if (token.nesting === -1) return phrases;
    const [phrase, last] = [phraseOf(token, cursor), phrases.at(-1)];
    if (phrase.type === "text" && last?.type === "text") last.value += phrase.value;
    else if (phrase.type !== "text" || phrase.value !== "") phrases.push(phrase);
  }
  return phrases;
}

function phraseOf(token: Token, cursor: Cursor): PhrasingContent {
  switch (token.type) {
    case "text":
      return { type: "text", value: token.content };
    case "softbreak":
      cursor.line += 1;
      return { type: "text", value: "\n" };
    case "hardbreak":
      cursor.line += 1;
      return { type: "break" };
    case "code_inline":
      return { type: "inlineCode", value: token.content };
    case "em_open":
      return { type: "emphasis", children: phrasesOf(cursor) };
    case "strong_open":
      return { type: "strong", children: phrasesOf(cursor) };
    case "link_open": {
      const position = positionAt(cursor.line);
      return { type: "link", ...addressOf(token, "href"), position, children: phrasesOf(cursor) };
    }
    case "image":
      return { type: "image", ...addressOf(token, "src"), alt: wordsIn(token), position: positionAt(cursor.line) };
    default:
      throw new Error(`A phrase of Markdown that is none: ${token.type}.`);
  }
}

function addressOf(token: Token, attribute: "href" | "src"): { readonly url: string; readonly title: string | null } {
  const title = token.attrGet("title");
  return { url: String(token.attrGet(attribute) ?? ""), title: title === null ? null : String(title) };
}

/** What a picture's description says, without its marks. */
function wordsIn({ type, content, children }: Token): string {
  if (type === "softbreak" || type === "hardbreak") return "\n";
  return type === "image" || children !== null ? (children ?? []).map(wordsIn).join("") : content;
}
