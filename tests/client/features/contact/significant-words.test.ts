import { expect, test } from "vitest";
import { significantWords } from "../../../../client/features/contact/significant-words.ts";

test("the words that characterize a message remain, sorted and without duplicates", () => {
  expect(significantWords("Hello, my TRANSFER is stuck: the registrar refuses the transfer!")).toBe(
    "refuses registrar stuck transfer",
  );
});

test("addresses and numbers are left out", () => {
  expect(
    significantWords(
      "Write to zoe.example@mail.test or call 020 7946 0000; see https://secret.test/path about invoice A-1029 refunds",
    ),
  ).toBe("call invoice refunds write");
});

test("a single word is not enough, and words common to all messages do not count", () => {
  expect(significantWords("transfer, transfer")).toBe("");
  expect(significantWords("Please could somebody help me with this problem? Thanks!")).toBe("");
  expect(significantWords("")).toBe("");
});

test("for a long message the longest words are used, up to the gateway's limit of characters", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const words = significantWords(letters.map((letter, index) => letter.repeat(4 + index)).join(" "));
  expect(words.split(" ")).toHaveLength(12);
  expect(words.length).toBeLessThanOrEqual(300);
  expect(significantWords(letters.map((letter) => letter.repeat(5)).join(" ")).split(" ")).toHaveLength(26);
});

test("a short word counts if it is an abbreviation", () => {
  expect(significantWords("How is the DNS of my API set?")).toBe("api dns");
});

test("letters of every language are supported", () => {
  expect(significantWords("Überweisung ÄNDERN дoмeн")).toBe("дoмeн ändern überweisung".split(" ").sort().join(" "));
});
