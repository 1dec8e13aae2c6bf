import type { Options } from "rehype-remark";

type Handlers = NonNullable<Options["handlers"]>;

/** What makes Markdown of an element. */
export type Handle = NonNullable<Handlers[string]>;

/** An element of HTML. */
export type Element = Parameters<Handle>[1];

/** What is in an element. */
export type Child = Element["children"][number];

/** The name of an element that stands for a break in a cell of a table. */
export const cellBreak = "cell-break";

/** An attribute of an element, as text; null where it has none. */
export function attributeOf({ properties }: Element, name: string): string | null {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === null || value === undefined || value === false || value === "" ? null : String(value);
}

/** The words in an element; those of scripts and styles are none. */
export function wordsIn(node: Child): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "script" || node.tagName === "style") return "";
  return node.tagName === "br" ? "\n" : node.children.map((child) => wordsIn(child)).join("");
}

/** The first element of a name among the children, and in them; null if there is none. */
export function findIn({ children }: Element, name: string): Element | null {
  for (const child of children) {
    if (child.type !== "element") continue;
    const found = child.tagName === name ? child : findIn(child, name);
    if (found !== null) return found;
  }
  return null;
}

/** Makes an element. */
export function element(tagName: string, properties: Element["properties"], children: Child[]): Element {
  return { type: "element", tagName, properties, children };
}

/** Makes a piece of text. */
export function text(value: string): Child {
  return { type: "text", value };
}
