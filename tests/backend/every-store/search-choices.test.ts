import { describe, expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

const day = 86_400_000;
const today = Date.now();

/** Two documents that differ in their dates alone: the newer one comes first. */
async function openFilled(): Promise<Store> {
  const store = await openEmptyStore();
  const text = { subject: "Moving a domain", sections: [{ heading: null, occurrence: 1, text: "How to move it." }] };
  await store.sources.publish({ documents: [1, 2].map((number) => aNewDocument(number, text)) });
  return store;
}
const store = forAllTests(async () => {
  const opened = await openFilled();
  return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
});

async function orderOf(term: string, from: Pick<Store, "search"> = store()) {
  const { items } = await from.search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 });
  return items.map(({ document }) => document.slug);
}

/** Each of the visitors finds a document by a term on so many days up to today. */
async function choose(term: string, slug: string, visitors: readonly string[], days: number, from: Store = store()) {
  for (let back = days - 1; back >= 0; back -= 1) await chooseOn(today - back * day, { term, slug, visitors }, from);
}

async function chooseOn(
  atMs: number,
  { term, slug, visitors }: { readonly term: string; readonly slug: string; readonly visitors: readonly string[] },
  from: Store,
) {
  for (const voter of visitors) await from.searchChoices.note({ term, slug, voter, atMs });
}

describe("what searches led to", () => {
  test("is evidence after enough different days, for all wordings of the question, and for no other question", async () => {
    expect(await orderOf("how do I move a domain")).toEqual(["d2", "d1"]);
    const visitors = ["a", "b"];
    for (const back of [4, 3, 2, 1])
      await chooseOn(today - back * day, { term: "how do I move a domain", slug: "d1", visitors }, store());
    expect(await orderOf("how do I move a domain")).toEqual(["d2", "d1"]);
    await chooseOn(today, { term: "moving domains", slug: "d1", visitors }, store());
    expect(await orderOf("how do I move a domain")).toEqual(["d1", "d2"]);
    expect(await orderOf("domains, moving")).toEqual(["d1", "d2"]);
    expect(await orderOf("move")).toEqual(["d2", "d1"]);
  });

  test("brings nothing that the search does not find, and moves nothing that fits much better", async () => {
    const opened = await openFilled();
    await opened.sources.publish({
      documents: [aNewDocument(3, { subject: "Certificates", sections: [] }), aNewDocument(4, { subject: "A name" })],
    });
    await choose("certificates", "d1", ["a", "b", "c"], 30, opened);
    await choose("certificates", "d4", ["a", "b", "c"], 30, opened);
    expect(await orderOf("certificates", opened)).toEqual(["d3"]);
    await opened.close();
  });
});

test("a search that led to nothing is reported once a day for each visitor, and those that mean the same as one", async () => {
  const opened = await openFilled();
  for (const [term, voter] of [
    ["moving a domain", "a"],
    ["moving a domain", "a"],
    ["move domains", "b"],
    ["write to zoe@example.org", "a"],
  ] as const)
    await opened.searchChoices.note({ term, slug: null, voter, atMs: today });
  const { items, total } = await opened.abandonedSearches.list({ page: 1, limit: 10 });
  expect({ total, items }).toMatchObject({
    total: 1,
    items: [{ count: 2, wordings: ["move domains", "moving a domain"] }],
  });
  expect((await opened.zeroResultSearches.list({ page: 1, limit: 10 })).total).toBe(0);
  await opened.close();
});

test("a site that does not learn counts nothing, and what it has counted counts nothing", async () => {
  const opened = await openFilled();
  await choose("move a domain", "d1", ["a", "b"], 5, opened);
  expect(await orderOf("move a domain", opened)).toEqual(["d1", "d2"]);
  await opened.sources.publish({ learnsFromSearches: false });
  expect([await opened.learnsFromSearches(), await orderOf("move a domain", opened)]).toEqual([false, ["d2", "d1"]]);
  await opened.searchChoices.note({ term: "move", slug: null, voter: "a", atMs: today });
  expect((await opened.abandonedSearches.list({ page: 1, limit: 10 })).total).toBe(0);
  await opened.close();
});
