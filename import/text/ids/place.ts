import { isOwnId } from "../../../addresses/heading-ids.ts";

/** A place that links lead to. */
export function placeOf(id: string): string {
  return `<a id="${id}"></a>`;
}

/** The same for an id of another tool; empty where ours cannot have it. */
export function placeOrNothing(id: string): string {
  return isOwnId(id) ? placeOf(id) : "";
}

/** Elements of a phrase, which documents here may have too, with their ids. */
export const phrases: ReadonlySet<string> = new Set("sub sup abbr dfn ins mark small u".split(" "));

const withId = new RegExp(`<(?:a|${[...phrases].join("|")})(?:\\s[^<>]*?)?\\sid=(["'])([^"']+)\\1`, "g");

/** The ids of the places in a text. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(withId)].flatMap(([, , id]) => id ?? []);
}
