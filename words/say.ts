import type { Needed, NeededBeside } from "./speech.ts";
import { englishVoice, filled, piecesOf } from "./voice.ts";
import type { Values, Voice } from "./voice.ts";
import type { Counted, Text } from "./words.ts";

/** What pages speak. The browser sets it once; the server before it renders a page, which happens in one go. */
let voice = englishVoice;

/** Sets the language of all that is said from now on. */
export function speak(other: Voice): void {
  voice = other;
}

/** The site's language. */
export function spokenLanguage(): string {
  return voice.language;
}

/** Says an English text in the site's language. */
export function say<T extends Text>(text: T, ...[values]: Needed<T>): string {
  const given: Values = values ?? {};
  return filled(voice, voice.form(text), given);
}

/** Says how many there are: `sayCount(2, "1 term", "{count} terms")`. */
export function sayCount<Other extends keyof Counted>(
  count: number,
  one: Counted[Other],
  other: Other,
  ...[values]: NeededBeside<Other>
): string {
  return filled(voice, voice.form(other, one, count), { ...values, count });
}

/** Says a text with something in it that is not text, such as a link. */
export function sayParts<T extends Text, Part>(text: T, ...[values]: Needed<T, Part>): readonly (string | Part)[] {
  const given: Values<Part> = values ?? {};
  return piecesOf(voice.form(text), given);
}

/** Says how many there are, with something in it that is not text. */
export function sayCountParts<Other extends keyof Counted, Part>(
  count: number,
  one: Counted[Other],
  other: Other,
  ...[values]: NeededBeside<Other, Part>
): readonly (string | Part)[] {
  return piecesOf<string | Part>(voice.form(other, one, count), { ...values, count: sayNumber(count) });
}

/** A label within a sentence: English writes it small, German does not. */
export function sayLabel(label: string): string {
  return voice.language.startsWith("en") ? label.toLowerCase() : label;
}

/** A text that came from elsewhere, such as the server's message: in the site's language where it is one of ours, else as it is. */
export function sayHeard(text: string): string {
  return voice.form(text);
}

/** Says a number. */
export function sayNumber(number: number): string {
  return voice.number(number);
}

/** Says a date in long form, in UTC. */
export function sayDate(date: Date): string {
  return voice.date(date);
}
