import { addedCharactersMax } from "../../../texts/text-limits.ts";

/** What code and formulas may still add to a text, in characters. */
export interface AddedCharacters {
  left: number;
}

/** The characters that may be added to a text that is begun. */
export function mayAdd(): AddedCharacters {
  return { left: addedCharactersMax };
}

/**
 * Whether a part of a text may be written as this HTML. The first one that may not is the last that is asked about: to write each of many only to find it too
 * large would take as long as to show it.
 */
export function mayWrite(html: string, source: string, added: AddedCharacters): boolean {
  added.left -= Math.max(0, html.length - source.length);
  return added.left >= 0;
}

/** Whether nothing more may be added. */
export function isSpent({ left }: AddedCharacters): boolean {
  return left < 0;
}
