import { expect, test } from "vitest";
import { toRoutedRequest } from "../../../client/app/page-request.ts";
import { siteAddresses } from "../../support/site-types.ts";

function requestOf(pathname: string, search = "") {
  const { request, address, route } = toRoutedRequest(siteAddresses, pathname, search);
  return { ...request, address, file: route.file };
}

test("a path is the same request with and without a trailing slash", () => {
  expect(requestOf("/article/first-words/")).toEqual(requestOf("/article/first-words"));
  expect(requestOf("/article/first-words/")).toMatchObject({
    path: "/article/first-words",
    address: "/article/first-words",
    params: { slug: "first-words" },
  });
  expect(requestOf("/")).toMatchObject({ path: "/", address: "/" });
});

test("path parameters are decoded once; one that cannot be decoded is unchanged", () => {
  expect(requestOf("/article/%C3%BCber%20uns")).toMatchObject({
    path: "/article/über uns",
    params: { slug: "über uns" },
  });
  expect(requestOf("/article/100%2525")).toMatchObject({ params: { slug: "100%25" } });
  expect(requestOf("/nowhere/%E0%A4%A").path).toBe("/nowhere/%E0%A4%A");
});

test("known parameters have a fixed order; unknown ones are dropped", () => {
  expect(requestOf("/search", "?utm_source=x&page=2&type=blog&q=dns%20records&page=3")).toMatchObject({
    search: { q: "dns records", type: "blog", page: "2" },
    address: "/search?q=dns+records&type=blog&page=2",
  });
});

test("page 1, and any invalid number, is the page without a number", () => {
  const pages = ["1", "0", "-1", "abc", "1.5", "", "2x", "%20", "9999999999"];
  expect(pages.filter((page) => requestOf("/search", `?q=dns&page=${page}`).address !== "/search?q=dns")).toEqual([]);
  expect(requestOf("/search", "?q=dns&page=0").search).toEqual({ q: "dns" });
});

test("a page without known parameters has none", () => {
  for (const pathname of ["/", "/article/first-words", "/legal/terms", "/nowhere"])
    expect(requestOf(pathname, "?page=2&q=dns&type=blog")).toEqual(requestOf(pathname));
});

test("a run of slashes costs no more than other characters", () => {
  const run = "/".repeat(2_000_000);
  expect(requestOf(`/article/a${run}`)).toMatchObject({ path: "/article/a" });
  expect(requestOf(`/article/a${run}b`).path).toHaveLength("/article/a".length + run.length + 1);
});
