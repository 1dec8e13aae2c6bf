const wordsPerMinute = 220;

/** Reading time in minutes, at least 1. */
export function readingMinutesOf(root: HTMLElement): number {
  let words = 0;
  const texts = root.ownerDocument.createTreeWalker(root, 4);
  while (texts.nextNode() !== null) words += texts.currentNode.nodeValue?.match(/\S+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
