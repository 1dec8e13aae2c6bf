import { partsOf } from "./tree.ts";
import type { MarkdownNode } from "./tree.ts";

/** The words in a part of a text without its marks, the alternative texts of pictures among them; empty for one that has none. */
export function wordsIn(node: MarkdownNode): string {
  return partsOf(node).map(wordsOfPart).join("").replaceAll(/\s+/g, " ").trim();
}

function wordsOfPart(part: MarkdownNode): string {
  if (part.type === "image" || part.type === "imageReference") return part.alt ?? "";
  return part.type === "text" || part.type === "inlineCode" ? part.value : "";
}
