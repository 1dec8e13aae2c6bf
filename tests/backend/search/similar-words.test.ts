import { expect, test } from "vitest";
import { createSimilarWords, similarMax } from "../../../backend/store/search/question/similar-words.ts";

/** A list of words that is read two at a time, with the number of times that it was read from its beginning. */
function aList(terms: string[]) {
  const state = { revision: "1", readings: 0, fails: false };
  const similarTo = createSimilarWords(
    {
      countForms: async () => terms.length,
      formsAfter: async (last) => {
        if (state.fails) throw new Error("unreachable");
        if (last === null) state.readings += 1;
        const from = last === null ? 0 : terms.indexOf(last.term) + 1;
        return terms.slice(from, from + 2).map((term) => ({ form: `en:${term}`, term }));
      },
    },
    async () => state.revision,
  );
  const find = (word: string) => similarTo(word, { shortest: word.length - 2, longest: word.length + 2 });
  return { state, terms, find };
}

test("words that share most trigrams come first; those too short, too long or with none in common are left out", async () => {
  const { find } = aList(["domes", "domain", "domains", "domestication", "zebra", "ipv6"]);
  expect(await find("domian")).toEqual(["domain", "domains", "domes"]);
  expect(await find("ipv4")).toEqual([]);
});

test("the words are read once, and again only when there are more", async () => {
  const { state, terms, find } = aList(["domain", "record"]);
  await Promise.all([find("domian"), find("recrod")]);
  state.revision = "2";
  await find("domian");
  expect(state.readings).toBe(1);
  terms.push("romaine");
  state.revision = "3";
  expect(await find("romiane")).toContain("romaine");
  expect(state.readings).toBe(2);
});

test("a reading that fails is tried again", async () => {
  const { state, find } = aList(["domain"]);
  state.fails = true;
  await expect(find("domian")).rejects.toThrow("unreachable");
  state.fails = false;
  expect(await find("domian")).toEqual(["domain"]);
});

test("a crowd of similar words is cut where the least similar begin", async () => {
  const crowd = Array.from(
    { length: 676 },
    (_, index) => `domi${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
  );
  const { find } = aList([...crowd.filter((word) => word !== "domian"), "domain"]);
  const found = await find("domian");
  expect(found).toHaveLength(similarMax);
  expect(found.slice(0, 10)).toContain("domain");
});
