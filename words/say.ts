import { countIn, english, numberIn, partsIn, sayIn } from "./speech.ts";
import type { Needed, Speech, Values } from "./speech.ts";
import type { Counted, Text } from "./words.ts";

/** What pages speak. The browser sets it once; the server before it renders a page, which happens in one go. */
let spoken = english;

/** Sets the language of all that is said from now on. */
export function speak(speech: Speech): void {
  spoken = speech;
}

/** The site's language. */
export function spokenLanguage(): string {
  return spoken.language;
}

/** Says an English text in the site's language. */
export function say<T extends Text>(text: T, ...values: Needed<T>): string {
  return sayIn(spoken, text, ...values);
}

/** Says how many there are: `sayCount(2, "1 result", "{count} results")`. */
export function sayCount<Other extends Counted["other"]>(
  count: number,
  one: Extract<Counted, { readonly other: Other }>["one"],
  other: Other,
  values?: Values,
): string {
  return countIn(spoken, count, one, other, values);
}

/** Says a text with something in it that is not text, such as a link. */
export function sayParts<T extends Text, Part>(text: T, ...values: Needed<T, Part>): readonly (string | Part)[] {
  return partsIn<T, Part>(spoken, text, ...values);
}

/** Says a number. */
export function sayNumber(number: number): string {
  return numberIn(spoken, number);
}
