import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** A text that passed the gate, as a tree. */
export type HtmlTree = ReturnType<typeof parser.parse>;

/** A part of it. */
export type HtmlNode = HtmlTree["children"][number];
export type HtmlElement = Extract<HtmlNode, { readonly type: "element" }>;

export const parseHtml = (html: string): HtmlTree => parser.parse(html);

/** All elements in a tree, each before those inside it. The children of an element may be replaced as soon as it has been given. */
export function* elementsIn(node: HtmlTree | HtmlElement): Generator<HtmlElement> {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** All words in an element. */
export const wordsOf = (node: HtmlNode): string => {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
};

export const isElement = (node: HtmlNode | undefined, name: string): node is HtmlElement =>
  node?.type === "element" && node.tagName === name;

/** An attribute's value as text; null where the element has none. The parser names `data-language` `dataLanguage`. */
export const attributeOf = ({ properties }: HtmlElement, name: string): string | null => {
  const value = properties[name];
  return value === undefined || value === null ? null : String(value);
};
