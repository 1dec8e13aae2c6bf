import { expect, test } from "vitest";
import { languageOf } from "../../../backend/store/search/language/language.ts";
import { rememberVocabulary } from "../../../backend/store/search/question/remembered-vocabulary.ts";
import type { StoredVocabulary } from "../../../backend/store/search/question/remembered-vocabulary.ts";

/** A vocabulary in which each word is in as many documents as it has letters, and what it was asked. */
function aVocabulary() {
  const asked: string[] = [];
  let fails = false;
  const state = { revision: "1" };
  const vocabulary: StoredVocabulary = {
    knows: async () => true,
    countForms: async () => 0,
    formsAfter: async () => [],
    formsOf: async () => new Map(),
    formsFrom: async () => [],
    distinctiveOf: async () => new Set(),
    languagesAmong: async (languages) => {
      asked.push("languages");
      return languages.slice(0, 1);
    },
    countAll: async () => {
      asked.push("all");
      return 7;
    },
    countDocuments: async (words) => {
      if (fails) throw new Error("unreachable");
      asked.push(...words);
      return new Map(words.filter((word) => word !== "none").map((word) => [word, word.length]));
    },
  };
  return {
    asked,
    state,
    failNext: (is: boolean) => (fails = is),
    remembered: rememberVocabulary(vocabulary, async () => state.revision),
  };
}

test("a word is counted once for each revision of the texts, also one that no text has", async () => {
  const { asked, state, remembered } = aVocabulary();
  expect(await remembered.countDocuments(["two", "none"])).toEqual(new Map([["two", 3]]));
  expect(await remembered.countDocuments(["none", "four", "two"])).toEqual(
    new Map([
      ["four", 4],
      ["two", 3],
    ]),
  );
  expect(asked).toEqual(["two", "none", "four"]);
  state.revision = "2";
  await remembered.countDocuments(["two"]);
  expect(asked).toEqual(["two", "none", "four", "two"]);
});

test("all documents are counted and languages found once for each revision", async () => {
  const { asked, state, remembered } = aVocabulary();
  const languages = [languageOf("en"), languageOf("de")];
  for (let times = 0; times < 3; times += 1) {
    expect(await remembered.countAll()).toBe(7);
    expect(await remembered.languagesAmong(languages)).toEqual([languages[0]]);
  }
  expect(asked).toEqual(["all", "languages"]);
  state.revision = "2";
  await remembered.countAll();
  expect(asked).toEqual(["all", "languages", "all"]);
});

test("a count that fails is not remembered, and many words take little memory", async () => {
  const { asked, failNext, remembered } = aVocabulary();
  failNext(true);
  await expect(remembered.countDocuments(["two"])).rejects.toThrow("unreachable");
  failNext(false);
  expect((await remembered.countDocuments(["two"])).get("two")).toBe(3);
  await remembered.countDocuments(Array.from({ length: 20_001 }, (_, number) => `word${number}`));
  asked.length = 0;
  await remembered.countDocuments(["two"]);
  expect(asked).toEqual(["two"]);
});
