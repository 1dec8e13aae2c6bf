import { expect, test } from "vitest";
import { createCandidateMemo } from "../../../backend/store/search/ranking/candidate-memo.ts";
import type { CandidateMemoLimits } from "../../../backend/store/search/ranking/candidate-memo.ts";
import { encodeWords } from "../../../backend/store/search/ranking/stored-words.ts";
import { aNewDocument } from "../support/new-document.ts";

const roomy: CandidateMemoLimits = { documentBytes: 10_000_000, wordBytes: 10_000_000 };

/** From this id on, an earlier version has stored the documents, without their words. */
const oldFrom = 100;

/** A memo over documents whose texts have `length` words of their own, and the ids that were read from the store. */
function aMemo({ length, ...limits }: CandidateMemoLimits & { readonly length: number }) {
  const read: number[] = [];
  const documentOf = (id: number) => {
    const text = Array.from({ length }, (_, place) => `word${id}x${place}`).join(" ");
    return aNewDocument(id, { sections: [{ heading: null, occurrence: 1, text }] });
  };
  const memo = createCandidateMemo(
    {
      readWords: async (ids) => {
        read.push(...ids);
        return ids.map(documentOf).map((document, place) => {
          const { slug, datePublished } = document;
          const id = ids[place] ?? 0;
          return { id, slug, datePublished, words: id < oldFrom ? encodeWords(document) : new Uint8Array(0) };
        });
      },
      readCandidates: async (ids) =>
        ids.map(documentOf).map((document, place) => ({ ...document, document, id: ids[place] ?? 0 })),
    },
    limits,
  );
  return { memo, read };
}

test("a document is kept when it is read again", async () => {
  const { memo, read } = aMemo({ ...roomy, length: 10 });
  await memo.read([1, 2]);
  expect(memo.sizeBytes().documents).toBe(0);
  await memo.read([2, 3]);
  expect(memo.sizeBytes().documents).toBeGreaterThan(0);
  expect((await memo.read([2, 4])).map(({ id }) => id)).toEqual([2, 4]);
  expect(read).toEqual([1, 2, 2, 3, 4]);
});

test("documents that were not used for long make room: the memory is bounded", async () => {
  const { memo, read } = aMemo({ ...roomy, documentBytes: 50_000, length: 300 });
  for (let id = 2; id <= 40; id += 1) {
    await memo.read([1, id]);
    await memo.read([1, id]);
  }
  expect(memo.sizeBytes().documents).toBeLessThanOrEqual(50_000);
  expect(read.filter((id) => id === 1)).toHaveLength(2);
  read.length = 0;
  await memo.read([40, 2]);
  expect(read).toEqual([2]);
});

test("when the documents have too many different words, all are forgotten, and nothing that is being read", async () => {
  const { memo } = aMemo({ ...roomy, wordBytes: 50_000, length: 300 });
  for (let id = 1; id <= 40; id += 1) {
    const found = await memo.read([id, id + 1]);
    const first = found.map(({ words, numbers }) => numbers.wordOf(words.at(-1) ?? -1));
    expect(first).toEqual([`word${id}x299`, `word${id + 1}x299`]);
    expect(memo.sizeBytes().words).toBeLessThan(50_000 + 2 * 300 * 120);
  }
});

test("a document larger than the memo is read all the same", async () => {
  const { memo, read } = aMemo({ ...roomy, documentBytes: 2_000, length: 1_000 });
  expect(await memo.read([1])).toHaveLength(1);
  expect(await memo.read([1])).toHaveLength(1);
  expect(read).toEqual([1, 1]);
});

test("documents that an earlier version has stored are ranked by their texts", async () => {
  const { memo } = aMemo({ ...roomy, length: 10 });
  const found = await memo.read([oldFrom, 1]);
  const last = found.map(({ id, words, numbers }) => [id, numbers.wordOf(words.at(-1) ?? -1)]);
  expect(last).toEqual([
    [1, "word1x9"],
    [oldFrom, `word${oldFrom}x9`],
  ]);
});
