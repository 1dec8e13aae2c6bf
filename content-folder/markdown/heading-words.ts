import { partsOf } from "./tree.ts";
import type { MarkdownNode } from "./tree.ts";

/** A heading of a text. */
export type Heading = Extract<MarkdownNode, { readonly type: "heading" }>;

/** The words of a heading without its marks, the alternative texts of pictures among them; empty for one that has none. */
export function wordsOfHeading(heading: Heading): string {
  return partsOf(heading).map(wordsOfPart).join("").replaceAll(/\s+/g, " ").trim();
}

function wordsOfPart(part: MarkdownNode): string {
  if (part.type === "image" || part.type === "imageReference") return part.alt ?? "";
  return part.type === "text" || part.type === "inlineCode" ? part.value : "";
}
