import { isOwnId } from "../../../addresses/heading-ids.ts";
import type { HeadingSlug } from "./heading-slugs.ts";
import type { Line } from "../items/items.ts";
import { placeOf } from "./place.ts";
import { headingIdsIn, wordsOf } from "./term-ids.ts";

const opening = /^(\s*):{3,}details\[(.*)\](?:\{[^}]*\})?\s*$/;

/** Gives details the ids that their titles were: a place in them, since browsers open details that hold what a link leads to. */
export function withDetailsIds(lines: readonly Line[], slugOf: HeadingSlug): readonly Line[] {
  const taken = headingIdsIn(lines, slugOf);
  return lines.flatMap((line) => {
    const [, indent = "", title] = (line.isCode === true ? null : opening.exec(line.text)) ?? [];
    const id = title === undefined ? "" : slugOf(wordsOf(title), () => false);
    if (taken.has(id) || !isOwnId(id)) return [line];
    taken.add(id);
    return [line, { ...line, text: `${indent}${placeOf(id)}` }, { ...line, text: "" }];
  });
}
