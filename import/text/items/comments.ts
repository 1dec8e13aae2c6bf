import { closesFence, fenceOf } from "./items.ts";

/**
 * Texts without the comments of HTML that begin a line and have a fence of code in them: all in them is a comment, the fence too. What stands behind the
 * end of a comment stays; so do other comments.
 */
export function withoutCommentsAroundCode(texts: readonly string[]): readonly string[] {
  const left = [...texts];
  let fence: string | null = null;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? "";
    if (fence !== null) {
      if (closesFence(text, fence)) fence = null;
      continue;
    }
    fence = fenceOf(text);
    if (fence !== null || !/^ {0,3}<!--/.test(text) || text.includes("-->")) continue;
    const end = texts.findIndex((one, at) => at > index && one.includes("-->"));
    if (end === -1 || !texts.slice(index, end).some((one) => fenceOf(one) !== null)) continue;
    left.fill("", index, end);
    left[end] = (texts[end] ?? "").replace(/^.*?-->/, "");
    index = end;
  }
  return left;
}
