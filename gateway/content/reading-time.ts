import { countWords, readingMinutesFor } from "../../texts/reading-time.ts";

/** Reading time in minutes, at least 1. */
export function readingMinutesOf(root: HTMLElement): number {
  let words = 0;
  const texts = root.ownerDocument.createTreeWalker(root, 4);
  while (texts.nextNode() !== null) words += countWords(texts.currentNode.nodeValue ?? "");
  return readingMinutesFor(words);
}
