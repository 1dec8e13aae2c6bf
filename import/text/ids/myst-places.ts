import { isOwnId } from "../../../addresses/heading-ids.ts";
import type { Line } from "../items/items.ts";
import { placeOf } from "./place.ts";

/** The id of a label of MyST: it may have signs that ids here may not have. Null if nothing is left. @example labelId("fig:One") // "fig-one" */
export function labelId(label: string): string | null {
  const id = label
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-")
    .replaceAll(/^[-_.]+|-+$/g, "");
  return isOwnId(id) ? id : null;
}

/** A label of MyST that stands on a line of its own, `(label)=`, is a place to link to. */
export function withPlaceOfLabel(line: Line): Line {
  const [, space = "", label] = /^(\s*)\(([^()\n]+)\)=\s*$/.exec(line.text) ?? [];
  const id = label === undefined ? null : labelId(label);
  return id === null ? line : { ...line, text: `${space}${placeOf(id)}` };
}
