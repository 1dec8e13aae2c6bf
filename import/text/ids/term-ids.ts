import type { HeadingSlug } from "./heading-slugs.ts";
import type { Line } from "../items/items.ts";
import { placeOf } from "./place.ts";

/** Gives the terms of definitions the ids that they had, for links to lead to. */
export function withTermIds(lines: readonly Line[], slugOf: HeadingSlug): readonly Line[] {
  const taken = headingIdsIn(lines, slugOf);
  const said = lines.filter(({ text, isCode }) => isCode === true || text.trim() !== ":");
  return said.map((line, index) => {
    const next = said[index + 1]?.text ?? "";
    const isTerm = line.isCode !== true && /^[^\s:#>|-]/.test(line.text) && /^:\s+\S/.test(next);
    const id = isTerm ? slugOf(wordsOf(line.text), (one) => taken.has(one)) : "";
    if (!/^[a-z][\w-]*$/.test(id)) return line;
    taken.add(id);
    return { ...line, text: `${placeOf(id)}${line.text}` };
  });
}

/** The ids of the headings in lines: they have theirs first, wherever they stand. */
export function headingIdsIn(lines: readonly Line[], slugOf: HeadingSlug): Set<string> {
  const taken = new Set<string>();
  for (const { text, isCode } of lines)
    if (isCode !== true && /^#{1,6} /.test(text)) taken.add(slugOf(wordsOf(text), (one) => taken.has(one)));
  return taken;
}

/** The words of a line of Markdown. */
export function wordsOf(text: string): string {
  return text.replace(/^#+ /, "").replaceAll(/\]\([^)]*\)|[`*[\]]/g, "");
}
