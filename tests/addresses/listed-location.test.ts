import { expect, test } from "vitest";
import { withListedLocation, writtenPriority } from "../../addresses/listed-location.ts";

test.each([
  ["https://x.example/article/first", "https://x.example/article/first/"],
  ["https://x.example/article/node.js", "https://x.example/article/node.js/"],
  ["https://x.example/article/release-1.2", "https://x.example/article/release-1.2/"],
  ["https://x.example/", "https://x.example/"],
  ["https://x.example/sitemap-article.xml", "https://x.example/sitemap-article.xml"],
  ["https://x.example/prices.PDF", "https://x.example/prices.PDF"],
  ["https://x.example/article/package.json", "https://x.example/article/package.json/"],
  ["https://x.example/articles.json", "https://x.example/articles.json"],
  ["https://x.example/articles?page=2", "https://x.example/articles?page=2"],
  ["https://x.example/glossary#cache", "https://x.example/glossary#cache"],
])("%s is listed as %s", (location, listed) => {
  const types = [{ path: "/blog" }, { path: "/article" }];
  expect(withListedLocation({ location, priority: 1 }, types, "https://x.example")).toEqual({
    location: listed,
    priority: 1,
  });
});

test("below a site's path, too, the address of a document is a page's, however it ends", () => {
  const listed = (location: string) =>
    withListedLocation({ location }, [{ path: "/article" }], "https://x.example/help");
  expect(listed("https://x.example/help/article/node.md")).toEqual({
    location: "https://x.example/help/article/node.md/",
  });
  expect(listed("https://x.example/help/help/article/node.md").location).toMatch(/node\.md$/);
});

test.each([
  [0, "0.0"],
  [0.5, "0.5"],
  [1, "1.0"],
  [0.75, "0.75"],
  [0.04, "0.04"],
  [1 / 3, "0.3333"],
])("the priority %d is written as %s", (priority, written) => {
  expect(writtenPriority(priority)).toBe(written);
});
