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

/** By language or language and region: the delimiters of CLDR, but those of print for Arabic, Dutch, Welsh and Swiss German. */
const marksByTag: ReadonlyMap<string, QuotationMarks> = new Map(
  (
    [
      [english, "en id ms tr vi ko th hi fil sw nl cy ga af pt gl lv da es-MX es-419 es-US"],
      [low, "de cs sk sl hr is lt lb et bg sr"],
      [lowToHigh, "pl hu ro"],
      [right, "sv fi"],
      [angled, "es pt-PT it el ca ar fa nb no nn sq de-CH it-CH"],
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
