import { isUnspaced } from "./unspaced-words.ts";

const wordCharacter = /[\p{L}\p{N}\p{Co}\p{M}]/u;
const firstBeyondAscii = 0x80;

/** Soft hyphen, the joiner and non-joiner of letters, word joiner and its old form: they are within a word, and no letter of it. */
const joiners: ReadonlySet<number> = new Set([0xad, 0x200c, 0x200d, 0x2060, 0xfeff]);

/** Where a line may break: within a word of most scripts, and between words of those without spaces. */
const zeroWidthSpace = 0x200b;

/** What is known of each UTF-16 code unit that is a character: a regular expression is asked once. */
const known = new Uint8Array(0x10000);
const inWords = 1;
const between = 2;

/**
 * Calls back for each run of letters, digits and private-use characters in a text: its range, and whether all of it is ASCII. What only joins
 * letters, such as a soft hyphen, does not end a run.
 */
export function eachRun(text: string, visit: (start: number, end: number, isAscii: boolean) => void): void {
  let start = -1;
  let isAscii = true;
  for (let index = 0, length = 1; index < text.length; index += length) {
    const unit = text.charCodeAt(index);
    length = isSurrogate(unit) && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    if (known[unit] === inWords || (known[unit] !== between && isInWord(text, index, unit))) {
      if (start === -1) start = index;
      if (unit >= firstBeyondAscii) isAscii = false;
    } else if (start !== -1 && isWithinWord(unit, text, index)) {
      isAscii = false;
    } else if (start !== -1) {
      visit(start, index, isAscii);
      start = -1;
      isAscii = true;
    }
  }
  if (start !== -1) visit(start, text.length, isAscii);
}

function isWithinWord(unit: number, text: string, index: number): boolean {
  return joiners.has(unit) || (unit === zeroWidthSpace && !isUnspaced(text.charAt(index - 1)));
}

function isInWord(text: string, index: number, unit: number): boolean {
  if (isSurrogate(unit)) return wordCharacter.test(String.fromCodePoint(text.codePointAt(index) ?? 0));
  const found = wordCharacter.test(String.fromCharCode(unit));
  known[unit] = found ? inWords : between;
  return found;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
