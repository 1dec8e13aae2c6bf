/** How a language says a text, a number, and a date. */
export interface Voice {
  /** The site's language, as a BCP 47 tag. */
  readonly language: string;
  /** A text by its English form, and where it counts by its English form for one. */
  readonly form: (english: string, one?: string, count?: number) => string;
  readonly number: (number: number) => string;
  /** In long form, in UTC. */
  readonly date: (date: Date) => string;
}

/** Written out, because setting up `Intl.DateTimeFormat` takes longer than hydrating the rest of a page. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Before each three digits that follow others, left of the decimal point. */
const thousands = /\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g;

/** The built-in voice: its texts are those in the code. It needs no `Intl`, which is slow to set up. */
export const englishVoice: Voice = {
  language: "en",
  form: (english, one, count) => (count === 1 && one !== undefined ? one : english),
  number: (number) => String(Math.round(number * 1e3) / 1e3).replace(thousands, ","),
  date: (date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
};

/** What is filled in. Numbers are written as the language writes them. */
export type Values<Part = string | number> = Readonly<Record<string, Part>>;

/** A text, and what stands in the places of its names. */
export function piecesOf<Part>(text: string, values: Values<Part>): readonly (string | Part)[] {
  return text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 1 ? (values[piece] ?? piece) : piece));
}

/** A text with its values filled in. */
export function filled({ number }: Voice, text: string, values: Values): string {
  return piecesOf(text, values)
    .map((piece) => (typeof piece === "number" ? number(piece) : piece))
    .join("");
}
