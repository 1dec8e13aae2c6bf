import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

/** A document about each two of the words, and one about each alone. */
const words = ["apple", "birch", "cedar", "elder", "lilac"];
const pairs = words.flatMap((word, place) => words.slice(place + 1).map((other) => `${word} ${other}`));
const subjects = [...pairs, ...words];

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
  await store.sources.publish({ documents: subjects.map((subject, place) => aNewDocument(place, { subject })) });
});
afterAll(() => store.close());

test.each([2, 3, 4, 5])("a message of %i words finds the documents about any two of them", async (count) => {
  const asked = words.slice(0, count);
  const term = `What of the ${asked.join(" or the ")}?`;
  const found = await store.search.find({ term, docType: null, purpose: "message", page: 1, limit: 20 });
  const expected = pairs.filter((pair) => pair.split(" ").every((word) => asked.includes(word)));
  expect(found.items.map(({ document }) => document.subject).toSorted()).toEqual(expected.toSorted());
  expect(found.total).toBe(expected.length);
});
