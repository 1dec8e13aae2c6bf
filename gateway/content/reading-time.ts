import { countWords, readingMinutesFor } from "../../texts/reading-time.ts";

/** Reading time in minutes, at least 1, of a text as the gate has it before its passes: what stands for a checkbox is no word. */
export function readingMinutesOf(root: HTMLElement): number {
  let words = 0;
  const texts = root.ownerDocument.createTreeWalker(root, 4);
  while (texts.nextNode() !== null) words += countWords((texts.currentNode.nodeValue ?? "").replace(taskState, ""));
  return readingMinutesFor(words);
}

const taskState = /^[☐☑]/u;
