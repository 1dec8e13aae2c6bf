import { countIn, countPartsIn, english, heardIn, numberIn, partsIn, sayIn } from "./speech.ts";
import type { Needed, NeededBeside, Speech } from "./speech.ts";
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

/** Says how many there are: `sayCount(2, "1 term", "{count} terms")`. */
export function sayCount<Other extends keyof Counted>(
  count: number,
  one: Counted[Other],
  other: Other,
  ...values: NeededBeside<Other>
): string {
  return countIn(spoken, count, one, other, ...values);
}

/** Says a text with something in it that is not text, such as a link. */
export function sayParts<T extends Text, Part>(text: T, ...values: Needed<T, Part>): readonly (string | Part)[] {
  return partsIn<T, Part>(spoken, text, ...values);
}

/** Says how many there are, with something in it that is not text. */
export function sayCountParts<Other extends keyof Counted, Part>(
  count: number,
  one: Counted[Other],
  other: Other,
  ...values: NeededBeside<Other, Part>
): readonly (string | Part)[] {
  return countPartsIn<Other, Part>(spoken, count, one, other, ...values);
}

/** A label within a sentence: English writes it small, German does not. */
export function sayLabel(label: string): string {
  return spoken.language.startsWith("en") ? label.toLowerCase() : label;
}

/** A text that came from elsewhere, such as the server's message: in the site's language where it is one of ours, else as it is. */
export function sayHeard(text: string): string {
  return heardIn(spoken, text);
}

/** Says a number. */
export function sayNumber(number: number): string {
  return numberIn(spoken, number);
}
