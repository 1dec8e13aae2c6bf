import type { Line } from "../items/items.ts";

const alone = /^(?:<a id="[^"]+"><\/a>\s*)+$/;

/** Puts places to link to, which stand alone on a line before a heading, into the heading: they need no paragraph of their own. */
export function withPlacesInHeadings(lines: readonly Line[]): readonly Line[] {
  let held: readonly Line[] = [];
  const placed: Line[] = [];
  for (const line of lines) {
    const isBlank = line.text.trim() === "";
    if (line.isCode !== true && (alone.test(line.text) || (isBlank && held.length > 0))) {
      held = [...held, line];
      continue;
    }
    const [, signs, words] = (line.isCode === true ? null : /^(#{1,6} +)(.*)$/.exec(line.text)) ?? [];
    if (signs === undefined) placed.push(...held, line);
    else placed.push({ ...line, text: `${signs}${held.map(({ text }) => text.trim()).join("")}${words}` });
    held = [];
  }
  return [...placed, ...held];
}
