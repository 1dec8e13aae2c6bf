/**
 * Folds a word: without case, accents, vowel points and other spellings of the same letter.
 *
 * @example fold("Één") // "een"
 * @example fold("Größe") // "grosse"
 */
export function fold(word: string): string {
  if (isAscii.test(word)) return word.toLowerCase();
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(accents, "")
    .replaceAll(otherSpellings, (letter) => spellings[letter] ?? "")
    .replaceAll(beyondWords, "")
    .normalize("NFC");
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, and vowel signs of Arabic. Marks of other scripts are letters of their own. */
const accents =
  // oxlint-disable-next-line no-misleading-character-class -- each is removed by itself
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;

/** Letters that no accent makes of another. Those of Arabic are written in either way, and its stroke stretches words. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ـ: "",
  "٠": "0",
  "١": "1",
  "٢": "2",
  "٣": "3",
  "٤": "4",
  "٥": "5",
  "٦": "6",
  "٧": "7",
  "٨": "8",
  "٩": "9",
};

const otherSpellings = new RegExp(`[${Object.keys(spellings).join("")}]`, "gu");

/** What a character may be made of that is in no word: "½" is "1⁄2". */
const beyondWords = /[^\p{L}\p{N}\p{M}\p{Co}]/gu;
