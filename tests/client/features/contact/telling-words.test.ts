import { expect, test } from "vitest";
import { tellingWords } from "../../../../client/features/contact/telling-words.ts";

test("the words that say what a message is about are left, without order and doubles", () => {
  expect(tellingWords("Hello, my TRANSFER is stuck: the registrar refuses the transfer!")).toBe(
    "refuses registrar stuck transfer",
  );
});

test("addresses and numbers stay with their owner", () => {
  expect(
    tellingWords(
      "Write to zoe.example@mail.test or call 020 7946 0000; see https://secret.test/path about invoice A-1029 refunds",
    ),
  ).toBe("call invoice refunds write");
});

test("one word tells too little, and words of every message tell nothing", () => {
  expect(tellingWords("transfer, transfer")).toBe("");
  expect(tellingWords("Please could somebody help me with this problem? Thanks!")).toBe("");
  expect(tellingWords("")).toBe("");
});

test("of a long message the longest words count, and no more characters than the gateway takes", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const words = tellingWords(letters.map((letter, index) => letter.repeat(4 + index)).join(" "));
  expect(words.split(" ")).toHaveLength(9);
  expect(words.length).toBeLessThanOrEqual(200);
  expect(tellingWords(letters.map((letter) => letter.repeat(5)).join(" ")).split(" ")).toHaveLength(12);
});

test("a short word counts where it is an abbreviation", () => {
  expect(tellingWords("How is the DNS of my API set?")).toBe("api dns");
});

test("letters of every language count", () => {
  expect(tellingWords("Überweisung ÄNDERN дoмeн")).toBe("дoмeн ändern überweisung".split(" ").sort().join(" "));
});
