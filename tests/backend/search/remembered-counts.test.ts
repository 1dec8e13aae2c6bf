import { expect, test } from "vitest";
import type { SearchIndex } from "../../../backend/store/search/candidates.ts";
import { rememberCounts } from "../../../backend/store/search/question/remembered-counts.ts";
import { anEmptyIndex } from "../support/empty-index.ts";
import type { Query } from "../../../backend/store/search/question/query.ts";

function ofWords(words: readonly string[], needs: Query["needs"] = "all"): Query {
  const parts = words.map((folded) => ({ words: [{ folded, isPrefix: true }], alternatives: [] }));
  return { needs, parts, terms: [] };
}

/** An index in which so many documents have a query as its first word has letters, and what it was asked. */
function anIndex() {
  const asked: string[] = [];
  let fails = false;
  const state = { revision: "1" };
  const index: SearchIndex = {
    ...anEmptyIndex(),
    count: async ({ parts }) => {
      const words = parts.flatMap((part) => part.words.map(({ folded }) => folded));
      asked.push(words.join(" "));
      if (fails) throw new Error("unreachable");
      return words[0]?.length ?? 0;
    },
  };
  const remembered = rememberCounts(index, async () => state.revision);
  return { asked, state, setFails: (is: boolean) => (fails = is), remembered };
}

const everywhere = { docType: null };

test("an unfinished word is counted once for each revision of the texts", async () => {
  const { asked, state, remembered } = anIndex();
  for (let times = 0; times < 2; times += 1) expect(await remembered.count(ofWords(["tra"]), everywhere)).toBe(3);
  expect(await remembered.count(ofWords(["tr"]), everywhere)).toBe(2);
  expect(asked).toEqual(["tra", "tr"]);
  state.revision = "2";
  await remembered.count(ofWords(["tra"]), everywhere);
  expect(asked).toEqual(["tra", "tr", "tra"]);
});

test("what depends on more than a word is counted each time", async () => {
  const { asked, remembered } = anIndex();
  const count = async () => {
    await remembered.count(ofWords(["tra", "dom"]), everywhere);
    await remembered.count(ofWords(["tra"]), { docType: "article" });
    await remembered.count(ofWords(["tra"]), { docType: null, without: ["news"] });
    await remembered.count(ofWords(["tra"], "two-outside-body"), everywhere);
  };
  await count();
  await count();
  expect(asked).toHaveLength(8);
});

test("a count that fails is not remembered, and many words take little memory", async () => {
  const { asked, setFails, remembered } = anIndex();
  setFails(true);
  await expect(remembered.count(ofWords(["tra"]), everywhere)).rejects.toThrow("unreachable");
  setFails(false);
  expect(await remembered.count(ofWords(["tra"]), everywhere)).toBe(3);
  for (let number = 0; number < 5_001; number += 1) await remembered.count(ofWords([`word${number}`]), everywhere);
  asked.length = 0;
  await remembered.count(ofWords(["tra"]), everywhere);
  expect(asked).toEqual(["tra"]);
});
