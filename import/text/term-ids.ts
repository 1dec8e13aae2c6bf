import type { HeadingSlug } from "./heading-slugs.ts";
import type { Line } from "./items/items.ts";

/** Gives the terms of definitions the ids that they had, for links to lead to. */
export function withTermIds(lines: readonly Line[], slugOf: HeadingSlug): readonly Line[] {
  // Headings have theirs first, wherever they stand.
  const taken = new Set<string>();
  for (const { text, isCode } of lines)
    if (isCode !== true && /^#{1,6} /.test(text)) taken.add(slugOf(wordsOf(text), (one) => taken.has(one)));
  const said = lines.filter(({ text, isCode }) => isCode === true || text.trim() !== ":");
  return said.map((line, index) => {
    const next = said[index + 1]?.text ?? "";
    const isTerm = line.isCode !== true && /^[^\s:#>|-]/.test(line.text) && /^:\s+\S/.test(next);
    const id = isTerm ? slugOf(wordsOf(line.text), (one) => taken.has(one)) : "";
    if (!/^[a-z][\w-]*$/.test(id)) return line;
    taken.add(id);
    return { ...line, text: `<a id="${id}"></a>${line.text}` };
  });
}

function wordsOf(text: string): string {
  return text.replace(/^#+ /, "").replaceAll(/\]\([^)]*\)|[`*[\]]/g, "");
}
