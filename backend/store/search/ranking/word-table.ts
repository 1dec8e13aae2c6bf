/**
 * Numbers for words of ASCII characters, found by their characters in a text: without making a string of each word of the text. Words are told apart by
 * 64 bits: of 100,000 words, two are taken for one with a probability of 1 to 3,000 million.
 */
export interface WordTable {
  /** The number of the word at a place of a text, whatever its case; -1 if it has none. */
  find(text: string, from: number, to: number): number;
  /** Gives a word, in lower case, its number: it must have none. */
  add(word: string, number: number): void;
}

const fewestSlots = 1_024;
/** One more than the number, 0 where there is none; and two hashes. They lie together, so that a look costs one line of the processor's cache. */
const perSlot = 4;

/** Builds an empty table. */
export function createWordTable(): WordTable {
  let count = 0;
  // At least half of the slots are free.
  let slots = new Int32Array(fewestSlots * perSlot);
  const put = (number: number, hash: number, other: number): void => {
    let slot = firstSlot(hash, slots);
    while (slots[slot] !== 0) slot = (slot + perSlot) & (slots.length - 1);
    slots.set([number + 1, hash, other], slot);
  };
  const grow = (): void => {
    const before = slots;
    slots = new Int32Array(before.length * 2);
    for (let slot = 0; slot < before.length; slot += perSlot)
      if (before[slot] !== 0) put((before[slot] ?? 0) - 1, before[slot + 1] ?? 0, before[slot + 2] ?? 0);
  };
  /** Those of the word that was hashed last. */
  let [hash, other]: readonly [number, number] = seeds;
  const hashWord = (text: string, from: number, to: number): void => {
    let [one, two]: readonly [number, number] = seeds;
    for (let index = from; index < to; index += 1) {
      const code = lowerAt(text, index);
      one = Math.imul(one ^ code, primes[0]);
      two = Math.imul(two ^ code, primes[1]);
    }
    [hash, other] = [one, two];
  };
  return {
    find: (text, from, to) => {
      hashWord(text, from, to);
      for (let slot = firstSlot(hash, slots); slots[slot] !== 0; slot = (slot + perSlot) & (slots.length - 1))
        if (slots[slot + 1] === hash && slots[slot + 2] === other) return (slots[slot] ?? 0) - 1;
      return -1;
    },
    add: (word, number) => {
      count += 1;
      if (count * 2 * perSlot > slots.length) grow();
      hashWord(word, 0, word.length);
      put(number, hash, other);
    },
  };
}

/** Fowler, Noll and Vo's hash (FNV-1a), and the same with another seed and multiplier. */
const seeds = [0x811c9dc5 | 0, 0x9e3779b9 | 0] as const;
const primes = [0x01000193, 0x85ebca6b] as const;

/** The high bits of a hash are mixed into the low ones, which choose the slot. */
function firstSlot(hash: number, slots: Int32Array): number {
  return ((hash ^ (hash >>> 15)) * perSlot) & (slots.length - 1);
}

function lowerAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/** Whether the word at a place of a text begins with another, which is in lower case. */
export function isBegunAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length > to - from) return false;
  for (let index = 0; index < word.length; index += 1)
    if (word.charCodeAt(index) !== lowerAt(text, from + index)) return false;
  return true;
}
