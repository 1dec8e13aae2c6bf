import { escapeText } from "../../html/escape.ts";
import dns from "highlight.js/lib/languages/dns";
import http from "highlight.js/lib/languages/http";
import { common, createLowlight } from "lowlight";
import type { ElementIndex } from "./elements.ts";
import type { Marks } from "./marks.ts";
import { tokenOf } from "./tokens.ts";

const lowlight = createLowlight({ ...common, dns, http });

/** Longer code stays plain: colours do not help there, and grammars may take long. */
const longestCode = 50_000;

/** A block of code with its tokens marked, as HTML. The element itself holds the bare text: thousands of elements in a DOM are what takes long. */
export interface CodeBlock {
  readonly text: Text;
  readonly html: string;
}

/** What became of a text's code. */
export interface MarkedCode {
  readonly blocks: readonly CodeBlock[];
  /** Whether elements that stood in code are gone. */
  readonly hasLostElements: boolean;
}

/** Names the language of code, and marks the tokens of code blocks. */
export const markCode = (elements: ElementIndex, marks: Marks): MarkedCode => {
  const blocks: CodeBlock[] = [];
  let hasLostElements = false;
  for (const pre of elements.named("pre")) pre.setAttribute("tabindex", "0");
  for (const code of elements.named("code")) {
    const language = languageOf(code, marks);
    if (language === null) continue;
    code.setAttribute("data-language", language);
    if (
      code.parentElement?.localName !== "pre" ||
      code.textContent.length > longestCode ||
      !lowlight.registered(language)
    )
      continue;
    hasLostElements ||= code.firstElementChild !== null;
    const text = soleTextOf(code);
    if (text !== null) blocks.push({ text, html: highlight(language, text.data) });
  }
  return { blocks, hasLostElements };
};

const languageOf = (code: Element, marks: Marks): string | null => {
  const own = marks.get(code)?.classes ?? [];
  const block = code.parentElement === null ? [] : (marks.get(code.parentElement)?.classes ?? []);
  const name = [...own, ...block]
    .find((className) => className.startsWith("language-"))
    ?.slice("language-".length)
    .toLowerCase();
  return name !== undefined && /^[a-z0-9+#-]{1,20}$/u.test(name) ? name : null;
};

/** The words of an element as its only child; null where it has none. */
const soleTextOf = (code: Element): Text | null => {
  const words = code.textContent;
  if (code.childNodes.length !== 1 || code.firstElementChild !== null) code.textContent = words;
  const { firstChild } = code;
  return firstChild !== null && isText(firstChild) ? firstChild : null;
};

const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;

/** A grammar that fails costs the colours, not the document. */
const highlight = (language: string, text: string): string => {
  try {
    return htmlOf(lowlight.highlight(language, text).children);
  } catch {
    return textNode(text);
  }
};

type Tokens = ReturnType<typeof lowlight.highlight>["children"];

const htmlOf = (tokens: Tokens): string =>
  tokens
    .map((token) => {
      if (token.type === "text") return textNode(token.value);
      if (token.type !== "element") return "";
      const inside = htmlOf(token.children);
      const kind = tokenOf(token.properties["className"]);
      return kind === null ? inside : `<span data-token="${kind}">${inside}</span>`;
    })
    .join("");

/** As the DOM writes out a text node. */
const textNode = (text: string): string => escapeText(text).replaceAll("\u00A0", "&nbsp;");
