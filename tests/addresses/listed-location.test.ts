import { expect, test } from "vitest";
import { withListedLocation } from "../../addresses/listed-location.ts";

test.each([
  ["https://x.example/article/first", "https://x.example/article/first/"],
  ["https://x.example/article/node.js", "https://x.example/article/node.js/"],
  ["https://x.example/article/release-1.2", "https://x.example/article/release-1.2/"],
  ["https://x.example/", "https://x.example/"],
  ["https://x.example/sitemap-article.xml", "https://x.example/sitemap-article.xml"],
  ["https://x.example/prices.PDF", "https://x.example/prices.PDF"],
  ["https://x.example/articles?page=2", "https://x.example/articles?page=2"],
  ["https://x.example/glossary#cache", "https://x.example/glossary#cache"],
])("%s is listed as %s", (location, listed) => {
  expect(withListedLocation({ location, priority: 1 })).toEqual({ location: listed, priority: 1 });
});
