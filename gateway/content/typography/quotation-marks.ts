/** The marks around what somebody says, and around what is said in it: opening, closing. They may hold the space that their language puts inside. */
export interface QuotationMarks {
  readonly double: readonly [string, string];
  readonly single: readonly [string, string];
}

/** A space as narrow as French typography wants it, at which no line breaks. */
const narrow = "\u202F";

const english: QuotationMarks = { double: ["“", "”"], single: ["‘", "’"] };
const low: QuotationMarks = { double: ["„", "“"], single: ["‚", "‘"] };
const lowToHigh: QuotationMarks = { double: ["„", "”"], single: ["‚", "’"] };
const right: QuotationMarks = { double: ["”", "”"], single: ["’", "’"] };
const angled: QuotationMarks = { double: ["«", "»"], single: ["“", "”"] };
const angledThenLow: QuotationMarks = { double: ["«", "»"], single: ["„", "“"] };
const spaced: QuotationMarks = { double: [`«${narrow}`, `${narrow}»`], single: ["“", "”"] };

/** By language or language and region, as CLDR (delimiters) has them. */
const marksByTag: ReadonlyMap<string, QuotationMarks> = new Map(
  (
    [
      [english, "en id ms tr vi ko th hi fil sw nl cy ga af pt-BR"],
      [low, "de cs sk sl hr is lt lb et bg ka mk sr sq"],
      [lowToHigh, "pl hu ro"],
      [right, "sv fi"],
      [angled, "es pt it el ca gl eu ar nb no nn da hy de-CH it-CH"],
      [angledThenLow, "ru uk be"],
      [spaced, "fr"],
      [angled, "fr-CH"],
    ] as const
  ).flatMap(([marks, tags]) => tags.split(" ").map((tag) => [tag, marks] as const)),
);

/** The marks of a language; null where straight ones stay: Japanese and Chinese writers type their own. */
export function quotationMarksOf(language: string): QuotationMarks | null {
  const { language: alone, region } = new Intl.Locale(language);
  return marksByTag.get(`${alone}-${region}`) ?? marksByTag.get(alone) ?? null;
}
