// @vitest-environment jsdom
import { expect, test } from "vitest";
import { updateHead } from "../../../../client/app/head/document-head.ts";
import { headTags } from "../../../../client/app/head/metadata.ts";

const site = {
  name: "Testsite",
  description: "A site for tests.",
  url: "https://docs.example",
  socialImage: "/cards/site/0123456789ab.png",
};
const request = { path: "/article/other", params: {}, search: {}, type: null, types: [] };

test("the next page's head replaces the previous one, and nothing else is changed", () => {
  document.head.innerHTML = `<meta charset="utf-8"><title>Before</title><meta name="robots" content="noindex" data-page><script type="application/ld+json" data-page>{}</script><link rel="icon" href="/mark.svg">`;
  updateHead(
    headTags(
      request,
      { title: "Other", description: "About the other.", structuredData: [{ "@type": "Thing", name: "</script>" }] },
      site,
    ),
  );
  const texts = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent,
    );
  expect(document.title).toBe("Other");
  expect(texts('meta[name="description"]')).toEqual(["About the other."]);
  expect(texts('link[rel="canonical"]')).toEqual(["https://docs.example/article/other/"]);
  expect(texts('meta[name="robots"]')).toEqual([]);
  expect(texts("script").map((text) => JSON.parse(text))).toEqual([
    {
      "@context": "https://schema.org",
      "@graph": expect.arrayContaining([expect.objectContaining({ "@type": "Thing", name: "</script>" })]),
    },
  ]);
  expect(texts('link[rel="icon"]')).toEqual(["/mark.svg"]);
  updateHead(headTags(request, { title: "Again", description: null }, site));
  expect(texts("script").map((text) => text.includes("Thing"))).toEqual([false]);
  updateHead(headTags(request, { title: "None", description: null, noIndex: true }, site));
  expect(texts("script")).toEqual([]);
  updateHead(headTags(request, { title: "Again", description: null }, site));
  expect(texts('meta[property="og:title"]')).toEqual(["Again"]);
});
