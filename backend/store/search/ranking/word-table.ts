/** Numbers for words of ASCII characters, found by their characters in a text: without making a string of each word of the text. */
export interface WordTable {
  /** The number of the word at a place of a text, whatever its case; -1 if it has none. */
  find(text: string, from: number, to: number): number;
  /** Gives a word, in lower case, its number: it must have none. */
  add(word: string, number: number): void;
}

const fewestSlots = 1_024;

/** @param wordOf the word of a number */
export function createWordTable(wordOf: (number: number) => string): WordTable {
  let count = 0;
  // One more than the number; 0 where there is none. At least half of the slots are free.
  let slots = new Int32Array(fewestSlots);
  let hashes = new Int32Array(fewestSlots);
  const put = (hash: number, number: number): void => {
    let slot = hash & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = number + 1;
    hashes[slot] = hash;
  };
  const grow = (): void => {
    const [before, hashesBefore] = [slots, hashes];
    slots = new Int32Array(before.length * 2);
    hashes = new Int32Array(before.length * 2);
    for (const [slot, value] of before.entries()) if (value !== 0) put(hashesBefore[slot] ?? 0, value - 1);
  };
  return {
    find: (text, from, to) => {
      const hash = hashOf(text, from, to);
      const mask = slots.length - 1;
      for (let slot = hash & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
        const number = (slots[slot] ?? 0) - 1;
        if (hashes[slot] === hash && isAt(wordOf(number), text, from, to)) return number;
      }
      return -1;
    },
    add: (word, number) => {
      count += 1;
      if (count * 2 > slots.length) grow();
      put(hashOf(word, 0, word.length), number);
    },
  };
}

/** Fowler, Noll and Vo's hash, with its high bits mixed into the low ones, which choose the slot. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ lowerAt(text, index), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let index = 0; index < word.length; index += 1)
    if (word.charCodeAt(index) !== lowerAt(text, from + index)) return false;
  return true;
}

function lowerAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}
