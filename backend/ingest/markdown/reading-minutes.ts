import type { HtmlNode, HtmlTree } from "../../../content-folder/markdown/markdown.ts";
import { countWords, readingMinutesFor } from "../../../texts/reading-time.ts";

/** Reading time in minutes, at least 1, as the gateway counts it (gateway/content/reading-time.ts); null for a text without words. */
export function readingMinutesOf(tree: HtmlTree): number | null {
  let words = 0;
  const ahead: HtmlNode[] = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (node.type === "text") words += countWords(node.value);
    if ("children" in node) ahead.push(...node.children);
  }
  return words === 0 ? null : readingMinutesFor(words);
}
