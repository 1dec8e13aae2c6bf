import { expect, test } from "vitest";
import { countedMax, findCandidates } from "../../../backend/store/search/candidates.ts";
import type { SearchIndex } from "../../../backend/store/search/candidates.ts";
import { anEmptyIndex } from "../support/empty-index.ts";
import type { Query } from "../../../backend/store/search/question/query.ts";
import type { Question } from "../../../backend/store/search/question/question.ts";

function aQuestion(words: readonly string[]): Question {
  const parts = words.map((folded) => ({ words: [{ folded, isPrefix: false }], alternatives: [] }));
  return { parts, terms: [], literals: [], synonyms: [] };
}

/** The words that a large site looks for in pairs, where its documents have these so often. */
async function pairedWords(documents: Readonly<Record<string, number>>): Promise<readonly string[]> {
  const listed: Query[] = [];
  const index: SearchIndex = {
    ...anEmptyIndex(),
    list: async (query) => {
      listed.push(query);
      return [];
    },
  };
  const frequencies = { documents: Object.values(documents), total: 100_000, rarities: [] };
  await findCandidates(aQuestion(Object.keys(documents)), frequencies, index, { docType: null }, []);
  const pairs = listed.find(({ needs }) => needs === "two-outside-body");
  return (pairs?.parts ?? []).flatMap(({ words }) => words.map(({ folded }) => folded));
}

test("pairs are of the rarest words, without those that thousands of documents have", async () => {
  const words = { everywhere: countedMax, transfer: 900, lock: 4_000, often: countedMax - 1 };
  expect(await pairedWords(words)).toEqual(["transfer", "lock", "often"]);
});

test("two words are a pair, however many documents have them", async () => {
  expect(await pairedWords({ everywhere: countedMax, domain: countedMax })).toEqual(["everywhere", "domain"]);
});
