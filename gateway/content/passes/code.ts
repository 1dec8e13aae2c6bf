import { escapeText } from "../../../html/escape.ts";
import dns from "highlight.js/lib/languages/dns";
import http from "highlight.js/lib/languages/http";
import { common, createLowlight } from "lowlight";
import type { ElementIndex } from "./elements.ts";
import type { Marks } from "./marks.ts";
import { tokenOf } from "../tokens.ts";

const lowlight = createLowlight({ ...common, dns, http });

/** Longer code is not highlighted: colours do not help there, and grammars may take long. */
const longestCode = 50_000;

/** A highlighted code block, as HTML. The element itself keeps the bare text: thousands of elements in a DOM are what takes long. */
export interface CodeBlock {
  readonly text: Text;
  readonly html: string;
}

/** What marking up a text's code produced. */
export interface MarkedCode {
  readonly blocks: readonly CodeBlock[];
  /** Whether elements inside code were removed. */
  readonly hasLostElements: boolean;
}

/** Records the language of code, and highlights code blocks. */
export function markCode(elements: ElementIndex, marks: Marks): MarkedCode {
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
}

function languageOf(code: Element, marks: Marks): string | null {
  const own = marks.get(code)?.classes ?? [];
  const block = code.parentElement === null ? [] : (marks.get(code.parentElement)?.classes ?? []);
  const name = [...own, ...block]
    .find((className) => className.startsWith("language-"))
    ?.slice("language-".length)
    .toLowerCase();
  return name !== undefined && /^[a-z0-9+#-]{1,20}$/u.test(name) ? name : null;
}

/** Reduces an element to a single text node, and returns that; null where the element is empty. */
function soleTextOf(code: Element): Text | null {
  const words = code.textContent;
  if (code.childNodes.length !== 1 || code.firstElementChild !== null) code.textContent = words;
  const { firstChild } = code;
  return firstChild !== null && isText(firstChild) ? firstChild : null;
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

/** If a grammar fails, the code loses its colours; the document is still shown. */
function highlight(language: string, text: string): string {
  try {
    return htmlOf(lowlight.highlight(language, text).children);
  } catch {
    return textNode(text);
  }
}

type Tokens = ReturnType<typeof lowlight.highlight>["children"];

function htmlOf(tokens: Tokens): string {
  return tokens
    .map((token) => {
      if (token.type === "text") return textNode(token.value);
      if (token.type !== "element") return "";
      const inside = htmlOf(token.children);
      const kind = tokenOf(token.properties["className"]);
      return kind === null ? inside : `<span data-token="${kind}">${inside}</span>`;
    })
    .join("");
}

/** Escapes text the way the DOM serialises a text node. */
function textNode(text: string): string {
  return escapeText(text).replaceAll("\u00A0", "&nbsp;");
}
