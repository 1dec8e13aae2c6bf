import { expect, test } from "vitest";
import { createDistinctVisitors } from "../../backend/store/search/distinct-visitors.ts";
import type { Store } from "../../backend/store/store.ts";
import { aNewDocument } from "../backend/support/new-document.ts";
import { openEmptyStore } from "../backend/support/store-place.ts";
import { forAllTests } from "../support/for-all-tests.ts";

const day = 86_400_000;
const today = Date.now();

/** Two documents that differ in their dates alone: the newer one comes first. */
const store = forAllTests(async () => {
  const opened: Store = await openEmptyStore();
  const text = { subject: "Moving a domain", sections: [{ heading: null, occurrence: 1, text: "How to move it." }] };
  await opened.sources.publish({ documents: [1, 2].map((number) => aNewDocument(number, text)) });
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
});

async function orderOf(term: string) {
  const { items } = await store().search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 });
  return items.map(({ document }) => document.slug);
}

async function choose(term: string, voter: string, atMs = today, slug: string | null = "d1") {
  await store().searchChoices.note({ term, slug, voter, atMs });
}

test("one address moves nothing, however often and on however many days it comes", async () => {
  for (let back = 59; back >= 0; back -= 1)
    for (let times = 0; times < 20; times += 1) await choose("move a domain", "one", today - back * day);
  expect(await orderOf("move a domain")).toEqual(["d2", "d1"]);
});

test("many addresses on one day move nothing", async () => {
  for (let number = 0; number < 500; number += 1) await choose("move the domain name", `many ${number}`);
  expect(await orderOf("move the domain name")).toEqual(["d2", "d1"]);
});

test("ten thousand different questions move nothing, and use up nobody else's room", async () => {
  for (let number = 0; number < 10_000; number += 1) await choose(`flood ${number}x domain`, `flood ${number % 50}`);
  for (let number = 0; number < 2_000; number += 1) await choose(`more ${number}x domain`, "flood 0");
  expect(await orderOf("flood 77x domain")).toEqual(["d2", "d1"]);
  for (let back = 4; back >= 0; back -= 1)
    for (const voter of ["a", "b"]) await choose("how do I move my domain", voter, today - back * day);
  expect(await orderOf("how do I move my domain")).toEqual(["d1", "d2"]);
});

test("what is said on a day takes bounded memory, and a single address a small part of it", () => {
  const voices = createDistinctVisitors();
  const counted = (from: number, visitor: (number: number) => string): number =>
    Array.from({ length: 150_000 }, (_, number) => voices.add(`question ${from + number}`, visitor(number), 1)).filter(
      (count) => count !== null,
    ).length;
  expect(counted(0, () => "one")).toBe(200);
  expect(counted(1_000_000, (number) => `visitor ${number}`)).toBe(100_000 - 200);
  expect(voices.add("one more", "somebody", 1)).toBeNull();
  expect(voices.add("one more", "somebody", 2)).toBe(1);
});

test("ten thousand searches that led to nothing leave no more than are kept", async () => {
  for (let number = 0; number < 10_000; number += 1)
    await choose(`nothing ${number}x`, `left ${number % 50}`, today, null);
  expect((await store().abandonedSearches.list({ page: 1, limit: 10 })).total).toBeLessThanOrEqual(5_000);
});
