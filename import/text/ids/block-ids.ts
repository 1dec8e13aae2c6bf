import type { Line } from "../items/items.ts";

const alone = /^\s*\{:?\s*[^{}]*?#([\w.-]+)[^{}]*\}\s*$/;

/** Puts an id that stands on the line below a heading, as of kramdown, behind the heading. */
export function withBlockIds(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const [, id] = alone.exec(next?.text ?? "") ?? [];
    const isHeading = (one: Line | undefined): boolean => one?.isCode !== true && /^#{1,6} /.test(one?.text ?? "");
    if (id !== undefined && isHeading(line)) return [{ ...line, text: `${line.text} {#${id}}` }];
    return alone.test(line.text) && isHeading(lines[index - 1]) ? [] : [line];
  });
}
