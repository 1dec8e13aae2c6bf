import { expect, test } from "vitest";
import { isBeyondLast, listOutcome, pageAddress, pagesToLoad } from "../../../client/data/list-outcome.ts";

const facts = { title: "Blogs" };

function aList(items: readonly string[], totalPages = 3) {
  return { items, pagination: { totalPages } };
}

test("a list that was answered is found, even when empty", () => {
  expect(listOutcome(facts, 1, aList(["a"]))).toEqual({ kind: "found", facts });
  expect(listOutcome(facts, 1, aList([], 0))).toEqual({ kind: "found", facts });
  expect(listOutcome(facts, 3, aList(["a"]))).toEqual({ kind: "found", facts });
});

test("a list that could not be fetched has failed", () => {
  expect(listOutcome(facts, 1, null)).toEqual({ kind: "failed", facts });
});

test("a page beyond the last shows the first page, and is not stored", () => {
  expect(isBeyondLast(99, aList([]))).toBe(true);
  expect(listOutcome(facts, 99, aList([]))).toEqual({
    kind: "partial",
    facts: { title: "Blogs", isFirstPage: true },
  });
});

test("a page that the backend answered with its last one is beyond the last too", () => {
  expect(isBeyondLast(99, aList(["a"], 3))).toBe(true);
  expect(isBeyondLast(3, aList(["a"], 3))).toBe(false);
  expect(isBeyondLast(1, aList(["a"], 0))).toBe(false);
});

test("page 1 is available to every other page", () => {
  expect([pagesToLoad(1), pagesToLoad(4)]).toEqual([[1], [4, 1]]);
});

test("page 1 has the address of the list", () => {
  expect([pageAddress("/blog", 1), pageAddress("/blog", 2)]).toEqual(["/blog", "/blog?page=2"]);
});
