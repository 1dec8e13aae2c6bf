import type { TakeNote } from "../note.ts";
import { changeLines } from "./formulas.ts";
import { placeOrNothing } from "./ids/place.ts";
import { indentOf } from "./items/items.ts";
import type { Line } from "./items/items.ts";

/** What a link begins with that names a heading, a place or an object of code, on whichever page it is. */
export const autoref = "autoref:";

const object = /^\s*:::\s+([A-Za-z_][\w.]*)\s*$/;

/**
 * What mkdocstrings and autorefs add to Markdown: the reference of an object of code, of which only its name can be taken; references to any page's
 * headings and objects, which become links; and aliases of headings, which become places.
 */
export function withAutorefs(lines: readonly Line[], note: TakeNote): readonly Line[] {
  const defined = new Set(lines.flatMap(({ text }) => /^\s*\[([^\]]+)\]:\s/.exec(text)?.[1]?.toLowerCase() ?? []));
  return changeLines(withNames(lines, note), (text) => withLinks(withPlaces(text), defined));
}

/** The name of an object in place of its reference, without its options. */
function withNames(lines: readonly Line[], note: TakeNote): readonly Line[] {
  let options: number | null = null;
  return lines.flatMap((line): readonly Line[] => {
    const isBlank = line.text.trim() === "";
    if (options !== null && !isBlank && indentOf(line.text) > options) return [];
    const isFirst = options !== null;
    options = null;
    if (isFirst && isBlank) return [];
    const [, name] = (line.isCode === true ? null : object.exec(line.text)) ?? [];
    if (name === undefined) return [line];
    options = indentOf(line.text);
    note(line.at, "reference of code", `${name}: it is made from code, and only the name stands here`);
    return [
      { ...line, text: `${" ".repeat(options)}${placeOrNothing(name)}\`${name}\`` },
      { ...line, text: "" },
    ];
  });
}

function withPlaces(text: string): string {
  return text.replaceAll(/\[\]\(\)\{:?\s*#([\w.-]+)\s*\}/g, (_whole, id: string) => placeOrNothing(id));
}

function withLinks(text: string, defined: ReadonlySet<string>): string {
  if (!text.includes("][")) return text;
  const form = /(`+)(?:(?!\1).)*\1|(?<![!\]])\[((?:[^[\]`]|`[^`]*`)+)\]\[([^[\]\s]*)\]/g;
  return text.replaceAll(form, (whole, ticks, words = "", named = "") => {
    const label = named === "" ? words.replaceAll("`", "") : named;
    if (ticks !== undefined || defined.has(label.toLowerCase()) || /[\s<>]/.test(label)) return whole;
    return `[${words}](${autoref}${encodeURIComponent(label)})`;
  });
}
