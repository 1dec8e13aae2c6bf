import { partsOf } from "./tree.ts";
import type { MarkdownNode } from "./tree.ts";

export type Heading = Extract<MarkdownNode, { readonly type: "heading" }>;

/** The words of a heading, without its marks; empty for one that has none. */
export function wordsOfHeading(heading: Heading): string {
  const words = partsOf(heading).map((part) => (part.type === "text" || part.type === "inlineCode" ? part.value : ""));
  return words.join("").replaceAll(/\s+/g, " ").trim();
}
