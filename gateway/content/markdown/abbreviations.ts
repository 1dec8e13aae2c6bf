import { attributeOf, elementsIn, isElement, wordsOf } from "./html-tree.ts";
import type { HtmlTree } from "./html-tree.ts";

/** What the abbreviations of a text mean, a line each, as writers say it: Markdown has no other form. Empty where there are none. */
export function meaningsIn(tree: HtmlTree): string {
  const meanings = new Map<string, string>();
  for (const element of elementsIn(tree)) {
    if (!isElement(element, "abbr")) continue;
    const short = wordsOf(element).trim();
    const long = attributeOf(element, "title")?.replaceAll(/\s+/gu, " ").trim() ?? "";
    if (long !== "" && /^[^\][\n]+$/u.test(short) && !meanings.has(short)) meanings.set(short, long);
  }
  return [...meanings].map(([short, long]) => `*[${short}]: ${long}`).join("\n");
}
