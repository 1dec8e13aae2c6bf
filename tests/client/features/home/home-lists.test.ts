import { expect, test } from "vitest";
import { documentsOf, haveAllFailed } from "../../../../client/features/home/home-lists.ts";
import type { LatestSection } from "../../../../client/features/home/home-lists.ts";

type Documents = LatestSection["lists"][number]["documents"];

function numbered(name: string, count: number): NonNullable<Documents> {
  return Array.from({ length: count }, (_, index) => ({
    slug: `${name}${index + 1}`,
    path: "/a",
    type: { id: "article" },
  }));
}

function latest(count: number, ...lists: readonly Documents[]): LatestSection {
  return {
    __typename: "HomeLatest",
    title: "Recent posts",
    note: null,
    count,
    lists: lists.map((documents, index) => ({ type: { id: `type-${index}` }, documents })),
  };
}

test("a section shows all of its first list, then of the next, cut to its count", () => {
  const [articles, blogs] = [numbered("article", 7), numbered("blog", 9)];
  expect(documentsOf(latest(9, articles, blogs))).toEqual([...articles, ...blogs.slice(0, 2)]);
  expect(documentsOf(latest(3, articles, blogs))).toEqual(articles.slice(0, 3));
  expect(documentsOf(latest(9, null, blogs.slice(0, 1)))).toEqual(blogs.slice(0, 1));
});

test("the page has failed only if no list of any section could be loaded", () => {
  const topics = { __typename: "HomeTopics", title: "Topics", note: null, topics: [] } as const;
  expect(haveAllFailed([topics, latest(9, null), latest(9, null, null)])).toBe(true);
  expect(haveAllFailed([topics, latest(9, null), latest(9, null, [])])).toBe(false);
  expect(haveAllFailed([topics])).toBe(false);
});
