import dns from "highlight.js/lib/languages/dns";
import http from "highlight.js/lib/languages/http";
import { common, createLowlight } from "lowlight";
import { elementsOf } from "./elements.ts";
import type { Marks } from "./marks.ts";

const lowlight = createLowlight({ ...common, dns, http });

/** Longer code stays plain: colours do not help there, and grammars may take long. */
const longestCode = 50_000;

/** Names the language of code, and marks the tokens of code blocks. */
export const markCode = (root: HTMLElement, marks: Marks): void => {
  for (const pre of elementsOf(root, "pre")) pre.setAttribute("tabindex", "0");
  for (const code of elementsOf(root, "code")) {
    const language = languageOf(code, marks);
    if (language === null) continue;
    code.setAttribute("data-language", language);
    if (code.parentElement?.nodeName === "PRE") markTokens(code, language);
  }
};

const languageOf = (code: Element, marks: Marks): string | null => {
  const own = marks.get(code)?.classes ?? [];
  const block = code.parentElement === null ? [] : (marks.get(code.parentElement)?.classes ?? []);
  const name = [...own, ...block].find((className) => className.startsWith("language-"))?.slice("language-".length).toLowerCase();
  return name !== undefined && /^[a-z0-9+#-]{1,20}$/u.test(name) ? name : null;
};

const markTokens = (code: Element, language: string): void => {
  const text = code.textContent;
  if (text.length > longestCode || !lowlight.registered(language)) return;
  code.replaceChildren(...nodesOf(highlight(language, text), code.ownerDocument));
};

type Tokens = ReturnType<typeof lowlight.highlight>["children"];

/** A grammar that fails costs the colours, not the document. */
const highlight = (language: string, text: string): Tokens => {
  try {
    return lowlight.highlight(language, text).children;
  } catch {
    return [{ type: "text", value: text }];
  }
};

const nodesOf = (tokens: Tokens, document: Document): Node[] =>
  tokens.flatMap((token) => {
    if (token.type === "text") return [document.createTextNode(token.value)];
    if (token.type !== "element") return [];
    const children = nodesOf(token.children, document);
    const kind = tokenOf(token.properties["className"]);
    if (kind === null) return children;
    const span = document.createElement("span");
    span.setAttribute("data-token", kind);
    span.append(...children);
    return [span];
  });

/** The six kinds of token that pages colour, by the names that grammars use. Names that are missing here stay plain. */
const tokenByScope: Readonly<Record<string, string>> = {
  "hljs-keyword": "keyword",
  "hljs-built_in": "keyword",
  "hljs-literal": "keyword",
  "hljs-selector-tag": "keyword",
  "hljs-section": "keyword",
  "hljs-string": "string",
  "hljs-regexp": "string",
  "hljs-char": "string",
  "hljs-symbol": "string",
  "hljs-link": "string",
  "hljs-number": "number",
  "hljs-bullet": "number",
  "hljs-title": "function",
  "hljs-name": "name",
  "hljs-attr": "name",
  "hljs-attribute": "name",
  "hljs-variable": "name",
  "hljs-property": "name",
  "hljs-type": "name",
  "hljs-template-variable": "name",
  "hljs-selector-id": "name",
  "hljs-selector-class": "name",
  "hljs-comment": "comment",
  "hljs-quote": "comment",
  "hljs-meta": "comment",
};

const tokenOf = (className: unknown): string | null => {
  const names: readonly unknown[] = Array.isArray(className) ? className : [];
  if (names.includes("hljs-title") && names.includes("class_")) return "name";
  return names.map((name) => tokenByScope[String(name)]).find((token) => token !== undefined) ?? null;
};
