import { isOwnId } from "../../../addresses/heading-ids.ts";

/** A place that links lead to. */
export function placeOf(id: string): string {
  return `<a id="${id}"></a>`;
}

/** The same for an id of another tool; empty where ours cannot have it. */
export function placeOrNothing(id: string): string {
  return isOwnId(id) ? placeOf(id) : "";
}

/** The ids of the places in a text. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/<a id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
