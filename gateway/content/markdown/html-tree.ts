import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** A text that passed the gate, as a tree. */
export type HtmlTree = ReturnType<typeof parser.parse>;

/** A node of that tree. */
export type HtmlNode = HtmlTree["children"][number];
/** An element of that tree. */
export type HtmlElement = Extract<HtmlNode, { readonly type: "element" }>;

/** Reads a text that passed the gate. */
export function parseHtml(html: string): HtmlTree {
  return parser.parse(html);
}

/** All elements in a tree, parents before children. An element's children may be replaced once it has been yielded. */
export function* elementsIn(node: HtmlTree | HtmlElement): Generator<HtmlElement> {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** All text in an element. */
export function wordsOf(node: HtmlNode): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}

/** Whether a node is an element of this name. */
export function isElement(node: HtmlNode | undefined, name: string): node is HtmlElement {
  return node?.type === "element" && node.tagName === name;
}

/** An attribute's value as text; null where the element has none. The parser calls `data-language` `dataLanguage`. */
export function attributeOf({ properties }: HtmlElement, name: string): string | null {
  const value = properties[name];
  return value === undefined || value === null ? null : String(value);
}
