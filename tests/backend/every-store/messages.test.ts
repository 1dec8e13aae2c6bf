import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
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

describe("a message of many words", () => {
  const rare = [
    "acacia",
    "beech",
    "cypress",
    "dogwood",
    "ebony",
    "ginkgo",
    "hazel",
    "juniper",
    "larch",
    "maple",
    "rowan",
    "walnut",
  ];
  const common = ["cherry", "willow"];
  const told = rare.map((word, place) => `${word} ${rare[(place + 1) % rare.length]}`);
  const forest = forAllTests(async () => {
    const opened = await openEmptyStore();
    const all = [...told, "cherry willow", "cherry", "willow", "cherry and more", "willow and more"];
    await opened.sources.publish({ documents: all.map((subject, place) => aNewDocument(place, { subject })) });
    return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
  });
  const about = async (words: readonly string[]): Promise<readonly string[]> => {
    const term = words.join(", ");
    const { items } = await forest().search.find({ term, docType: null, purpose: "message", page: 1, limit: 20 });
    return items.map(({ document }) => document.subject).toSorted();
  };

  test("is about the rarest of them alone", async () => {
    expect(await about([...common, ...rare])).toEqual(told.toSorted());
  });

  test("is about the known ones, whatever else it has", async () => {
    const unknown = Array.from({ length: 12 }, (_, place) => `zz${String.fromCodePoint(97 + place).repeat(3)}`);
    expect(await about([...unknown, ...common, "maple", "rowan"])).toEqual(["cherry willow", "maple rowan"]);
  });
});
