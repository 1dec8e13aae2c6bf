import { defaultTitles } from "../../../content-folder/markdown/dialect/default-titles.ts";
import type { HtmlNode } from "../../../content-folder/markdown/markdown.ts";

type HtmlElement = Extract<HtmlNode, { readonly type: "element" }>;

/** Whether an element holds no words of the author: numbers, arrows and the heading of footnotes, titles that our dialect adds. */
export function isGenerated(node: HtmlElement): boolean {
  const { id, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return (
    id === "footnote-label" ||
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    isDefaultTitle(node)
  );
}

function isDefaultTitle({ tagName, properties: { className }, children: [first, ...rest] }: HtmlElement): boolean {
  if (first?.type !== "text" || rest.length > 0) return false;
  const names = [tagName, ...(Array.isArray(className) ? className.map(String) : [])];
  return names.some((name) => defaultTitles[name]?.includes(first.value) === true);
}
