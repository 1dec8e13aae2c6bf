import type { NewDocument } from "../../documents.ts";
import type { StoredWords } from "../candidates.ts";
import { fieldNames } from "./fields.ts";
import { createWordNumbers } from "./word-numbers.ts";
import type { WordNumbers } from "./word-numbers.ts";
import { toWorded, wordedFrom } from "./worded-candidate.ts";
import type { WordedCandidate, WordedText } from "./worded-candidate.ts";

/**
 * The words of a document's texts for a store: its different words in the order of their first use, then the texts by field and length, then the words
 * of all texts by their places among the different ones. Numbers are variable-length (LEB128), so that most take a byte.
 */
export function encodeWords(document: NewDocument): Buffer {
  const numbers = createWordNumbers();
  const { words, texts } = toWorded({ id: 0, document, sections: document.sections }, numbers);
  const different = Buffer.from(
    Array.from({ length: numbers.count }, (_, number) => numbers.wordOf(number)).join("\n"),
  );
  const head: number[] = [];
  const row: number[] = [];
  writeNumber(head, different.length);
  writeNumber(row, texts.length);
  for (const { field, from, to } of texts) {
    writeNumber(row, fieldNames.indexOf(field));
    writeNumber(row, to - from);
  }
  for (const word of words) writeNumber(row, word);
  return Buffer.concat([Buffer.from(head), different, Buffer.from(row)]);
}

/** A document as it is ranked, with its words under these numbers. */
export function readStored({ words: stored, ...document }: StoredWords, numbers: WordNumbers): WordedCandidate {
  const read = readerOf(stored);
  const different = numbersOf(read.text(read.number()), numbers);
  const texts: WordedText[] = [];
  let length = 0;
  for (let left = read.number(); left > 0; left -= 1) {
    const field = fieldNames[read.number()] ?? "body";
    const from = length;
    length += read.number();
    texts.push({ field, from, to: length });
  }
  const words = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) words[place] = different[read.number()] ?? 0;
  return wordedFrom(document, { words, texts, numbers });
}

function numbersOf(listed: string, numbers: WordNumbers): readonly number[] {
  const found: number[] = [];
  for (let from = 0; from < listed.length;) {
    const end = listed.indexOf("\n", from);
    const to = end === -1 ? listed.length : end;
    found.push(numbers.numberAt(listed, from, to));
    from = to + 1;
  }
  return found;
}

const sevenBits = 0x7f;
const more = 0x80;

function writeNumber(bytes: number[], number: number): void {
  let left = number;
  for (; left > sevenBits; left >>>= 7) bytes.push((left & sevenBits) | more);
  bytes.push(left);
}

function readerOf(stored: Uint8Array) {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  let at = 0;
  return {
    number: (): number => {
      let number = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at] ?? 0;
        at += 1;
        number |= (byte & sevenBits) << shift;
        if (byte < more) return number;
      }
    },
    text: (length: number): string => {
      const text = bytes.toString("utf8", at, at + length);
      at += length;
      return text;
    },
  };
}
