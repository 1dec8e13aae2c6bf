import type { HtmlTree } from "../../../content-folder/markdown/markdown.ts";
import { countWords, readingMinutesFor } from "../../../texts/reading-time.ts";
import { nodesIn } from "./html-nodes.ts";

/** Reading time in minutes, at least 1, as the gateway counts it (gateway/content/reading-time.ts); null for a text without words. */
export function readingMinutesOf(tree: HtmlTree): number | null {
  let words = 0;
  for (const node of nodesIn(tree)) if (node.type === "text") words += countWords(node.value);
  return words === 0 ? null : readingMinutesFor(words);
}
