import { expect, test } from "vitest";
import { encodeWords, readStored } from "../../../backend/store/search/ranking/stored-words.ts";
import { createWordNumbers } from "../../../backend/store/search/ranking/word-numbers.ts";
import { toWorded } from "../../../backend/store/search/ranking/worded-candidate.ts";
import { aNewDocument } from "../support/new-document.ts";

/** More different words than fit a byte. */
const many = Array.from({ length: 20_000 }, (_, place) => `word${place}`).join(" ");

const texts = {
  "English, with code": "Run npm with --dry-run, then useQuery; HTTP/2 and C++ are words too. Run it again.",
  German: "Die Straße nach München, größer als vorher",
  Arabic: "كيف أنقل النطاق إلى مسجل آخر",
  Chinese: "如何转移域名？域名到期后会怎样",
  Japanese: "ドメインを移管する方法",
  "no words": "— … !",
  "many words": many,
};

test.each(Object.entries(texts))("what a store keeps of a text is ranked as the text: %s", (_language, text) => {
  const document = {
    ...aNewDocument(7),
    subject: `Subject ${text.slice(0, 30)}`,
    keywords: ["EPP code", "域名"],
    sections: [
      { heading: null, occurrence: 1, text },
      { heading: "Ein Schluss", occurrence: 1, text: "The end, the end." },
    ],
  };
  const numbers = createWordNumbers();
  // Another document had numbers before.
  numbers.addWordsOf("the end of another document, 域名 included", []);
  const { slug, datePublished } = document;
  const stored = readStored({ id: 7, slug, datePublished, words: encodeWords(document) }, numbers);
  const fromTexts = toWorded({ id: 7, document, sections: document.sections }, createWordNumbers());
  const { words, numbers: _stored, ...rest } = stored;
  const { words: wordsOfTexts, numbers: own, ...restOfTexts } = fromTexts;
  expect(rest).toEqual(restOfTexts);
  expect([...words].map((word) => numbers.wordOf(word))).toEqual([...wordsOfTexts].map((word) => own.wordOf(word)));
  expect(words.length).toBeGreaterThan(5);
});
