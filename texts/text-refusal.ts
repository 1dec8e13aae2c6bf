import type { TextLimits } from "./text-limits.ts";

/**
 * Why a text is too large, too deep or has too many tags to be parsed; null when it is not. Scans the text once from start
 * to end, so that the check is cheap whatever the text contains.
 */
export function refusalOf(html: string, limits: TextLimits): string | null {
  const sizeBytes = Buffer.byteLength(html);
  if (sizeBytes > limits.contentBytes) {
    return `A text may have ${limits.contentBytes} bytes, this one has ${sizeBytes}. Split it into several documents.`;
  }
  const { tags, depth } = countTags(html, limits);
  if (tags > limits.tags)
    return `A text may have ${limits.tags} tags, this one has more. Split it into several documents.`;
  if (depth > limits.depth)
    return `A text may nest ${limits.depth} elements, this one nests more. Look for elements that are not closed.`;
  return null;
}

/** Void elements, and those that the next of their kind closes: neither adds depth. */
const notNesting = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option optgroup rp rt".split(
    " ",
  ),
);

const tag = /<(?<slash>\/?)(?<name>[a-z][^\s/>]{0,40})/giu;

/** Counts until a limit is exceeded. An end tag counts only where its element is open: others would make a deep text look flat. */
function countTags(html: string, limits: TextLimits): { readonly tags: number; readonly depth: number } {
  const open: string[] = [];
  const openByName = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  for (const { groups } of html.matchAll(tag)) {
    const name = (groups?.["name"] ?? "").toLowerCase();
    const isEnd = groups?.["slash"] === "/";
    if (!isEnd) tags += 1;
    if (tags > limits.tags || depth > limits.depth) break;
    if (notNesting.has(name)) continue;
    if (isEnd) close(name, open, openByName);
    else {
      open.push(name);
      openByName.set(name, (openByName.get(name) ?? 0) + 1);
      depth = Math.max(depth, open.length);
    }
  }
  return { tags, depth };
}

/** Closes an element and everything still open inside it. */
function close(name: string, open: string[], openByName: Map<string, number>): void {
  if ((openByName.get(name) ?? 0) === 0) return;
  for (let closed = open.pop(); closed !== undefined; closed = open.pop()) {
    openByName.set(closed, (openByName.get(closed) ?? 1) - 1);
    if (closed === name) return;
  }
}
