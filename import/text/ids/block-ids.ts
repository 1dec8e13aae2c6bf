import { isOwnId } from "../../../addresses/heading-ids.ts";
import type { Line } from "../items/items.ts";
import { placeOf } from "./place.ts";

const alone = /^\s*\{:?\s*[^{}]*?#([\w.-]+)[^{}]*\}\s*$/;

/**
 * Ids that stand on the line below a block, as of kramdown and Python-Markdown: that of a heading stands behind its words, and that of a paragraph or of an
 * item of a list is a place in it.
 */
export function withBlockIds(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, index) => {
    const [, below] = alone.exec(lines[index + 1]?.text ?? "") ?? [];
    if (below !== undefined && isHeading(line)) return [{ ...line, text: `${line.text} {#${below}}` }];
    const [, id] = (line.isCode === true ? null : alone.exec(line.text)) ?? [];
    if (id === undefined) return [line];
    const before = lines[index - 1];
    if (isHeading(before)) return [];
    const isWithin = before !== undefined && before.isCode !== true && /^\s*[^|\s]/.test(before.text);
    return isWithin && isOwnId(id) ? [{ ...line, text: line.text.replace(/\{.*\}/, placeOf(id)) }] : [line];
  });
}

function isHeading(line: Line | undefined): boolean {
  return line?.isCode !== true && /^#{1,6} /.test(line?.text ?? "");
}
