/** Numbers for words, by which a text in memory is a row of numbers. */
export interface WordNumbers {
  /** The number of a word, given at its first use, counted from 0. */
  numberOf(word: string): number;
  /** The word of a number. */
  wordOf(number: number): string;
  readonly count: number;
  /** An estimate of the memory they take. */
  readonly bytes: number;
}

/** Beside its characters, a word has its places in a map and in a list. */
const bytesPerWord = 90;
const bytesPerCharacter = 2;

export function createWordNumbers(): WordNumbers {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  let bytes = 0;
  return {
    numberOf: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const kept = detached(word);
      numbers.set(kept, words.length);
      bytes += bytesPerWord + bytesPerCharacter * kept.length;
      return words.push(kept) - 1;
    },
    wordOf: (number) => words[number] ?? "",
    get count() {
      return words.length;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** From 13 characters on, a part of a text keeps the whole text in memory. */
const longestCopied = 12;

function detached(word: string): string {
  return word.length > longestCopied ? Buffer.from(word, "utf16le").toString("utf16le") : word;
}
