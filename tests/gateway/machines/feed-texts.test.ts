import { expect, test } from "vitest";
import { documentItems } from "../../../gateway/crawlers/feeds/document-items.ts";

const site = { name: "Domainlens", url: "https://docs.example" };
const text = `<p><a href="/x">${"word ".repeat(50_000)}</a></p>`;

test("texts of a feed are converted one to a turn of the event loop, and none after the one that exceeds the limit", async () => {
  const steps: string[] = [];
  const found = ["a", "b", "c", "d", "e"].map((slug) => ({
    site,
    document: {
      slug,
      path: `/article/${slug}`,
      type: { id: "article" },
      subject: slug,
      metaDescription: null,
      description: null,
      datePublished: null,
      lastUpdated: null,
      category: null,
      location: null,
      language: null,
      readingMinutes: null,
      featuredImage: null,
      authors: [],
      types: [],
      tags: [],
      markdown: null,
      contentProblem: null,
      get content() {
        steps.push(`read ${slug}`);
        return slug === "b" ? null : text;
      },
    },
  }));
  const items = await documentItems(found, async () => steps.push("turn"));
  expect(steps).toEqual(["read a", "turn", "read b", "read c", "turn", "read d", "turn"]);
  expect(items.map(({ id, html }) => [id, html?.slice(0, 34)])).toEqual([
    ["https://docs.example/a", '<p><a href="https://docs.example/x'],
    ["https://docs.example/b", undefined],
    ["https://docs.example/c", '<p><a href="https://docs.example/x'],
    ["https://docs.example/d", undefined],
    ["https://docs.example/e", undefined],
  ]);
});
