import { describe, expect, test } from "vitest";
import type { SearchPurpose } from "../../../backend/store/search/search.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openCountedSearch } from "../support/counted-search.ts";
import { aNewDocument } from "../support/new-document.ts";

/** A question may be a little more work than the worst of these, and no more: whatever it is, the store does not notice. */
const most = { calls: 60, words: 2_500, texts: 200 };

const letters = "abcdefghijklmnopqrstuvwxyz";
const counted = forAllTests(async () => {
  const search = await openCountedSearch();
  // Forms, parts and compounds of every word, in German too.
  const documents = Array.from({ length: 300 }, (_, number) =>
    aNewDocument(number, {
      language: number % 3 === 0 ? "de" : null,
      subject: `Transfer ${number} domain${letters[number % 26]}name`,
      sections: [
        {
          heading: null,
          occurrence: 1,
          text: `transferring transfers transferred useTransfer${letters[number % 26]?.toUpperCase()}x Domainübertragung ${letters[number % 26]} 域名转移 word${number}`,
        },
      ],
    }),
  );
  await search.sources.publish({ documents });
  return search;
});

async function workOf(term: string, purpose: SearchPurpose = "search") {
  counted().takeWork();
  const { items } = await counted().search.find({ term, docType: null, purpose, page: 1, limit: 10 });
  expect(items.length).toBeLessThanOrEqual(10);
  return counted().takeWork();
}

const ideographs = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join("");
const distinctWords = Array.from({ length: 60 }, (_, index) => `${letters[index % 26]}${letters[(index * 7) % 26]}xq`);

const questions: readonly (readonly [string, string])[] = [
  ["one letter", "a"],
  ["every letter", Array.from(letters).join(" ")],
  ["one word again and again", "transfer ".repeat(33)],
  ["stop words alone", "the a of in to and ".repeat(15)],
  ["wildcards", "*".repeat(300)],
  ["words with wildcards", "a* ".repeat(100)],
  ["syntax of FTS5", "NEAR(a b, 10) OR {subject} : x AND NOT ^y + z* ".repeat(6)],
  ["syntax of tsquery", "a:* & !b | (c <-> d) <2> 'e':AB ".repeat(9)],
  ["a regular expression", "(a+)+$|^(?:[a-z]*)*\\b.{0,9999}(?=x)".repeat(8)],
  ["unknown words", distinctWords.join(" ")],
  ["a misspelt word many times", "transfre trnasfer tarnsfer transefr ".repeat(8)],
  ["one very long word", "x".repeat(300)],
  ["a compound without end", "domainübertragung".repeat(17)],
  ["humps without end", "useTransferX".repeat(25)],
  ["ideographs", ideographs],
  ["NULs", "tr\0ansfer\0".repeat(30)],
  ["emoji", "👩‍👩‍👧‍👦🏳️‍🌈💥".repeat(14)],
  ["marks of direction", "\u202Etransfer\u202C\u200F\u2066domain\u2069".repeat(12)],
  ["marks alone", "\u0301".repeat(300)],
  ["accents upon accents", `e${"\u0301".repeat(298)}`],
  ["halves of surrogate pairs", "\uD800a\uDC00b".repeat(60)],
  ["half of a surrogate pair in code", "useTransfer\uD800x transfer.\uDC00b"],
  ["quotes", `"'\`´“„«`.repeat(37)],
  ["more than is searched", "transfer domain ".repeat(20_000)],
];

describe("no question is much work", () => {
  test.each(questions)("%s", async (_name, term) => {
    for (const purpose of ["search", "address", "message"] as const) {
      const { calls, words, texts } = await workOf(term, purpose);
      expect({
        purpose,
        calls: calls <= most.calls || calls,
        words: words <= most.words || words,
        texts: texts <= most.texts || texts,
      }).toEqual({ purpose, calls: true, words: true, texts: true });
    }
  });

  test("an ordinary question is far below the bounds", async () => {
    const { calls, words, texts } = await workOf("how do I transfer a domain name?");
    expect(calls).toBeLessThan(most.calls / 3);
    expect(words).toBeLessThan(most.words / 10);
    expect(texts).toBeLessThanOrEqual(200);
  });
});
