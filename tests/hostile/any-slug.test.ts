import { expect, test } from "vitest";
import { exchange } from "../support/exchange.ts";
import { startFakeSite } from "../support/fakes/fake-site.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { parseHtml } from "../support/pages/parse-markup.ts";

const slugs = [
  "naïve-größe",
  "日本語",
  "\u{1F600}\u{1F680}",
  "a.b.c",
  "a/b/c",
  "..a",
  "a..",
  "%2e%2e",
  "100%",
  "a b",
  "a+b&c=d?e#f",
  "__proto__",
  "constructor",
  "toString",
  "<script>",
  "\"'",
  "null",
  "undefined-behaviour",
  "0",
  "-1",
  "sitemap.xml",
  "page.json",
  "\u202eabc",
  "e\u0301",
  "A",
  "a",
  "x".repeat(300),
];

test("a slug may be any text: its document is at its address, and its list links there", async () => {
  await using odd = await startFakeSite({
    documents: slugs.map((slug, index) => aWireDocument({ _id: `${index}`, slug, subject: `Subject ${index}` })),
  });
  const listed = (
    await Promise.all([1, 2, 3].map(async (page) => (await exchange(odd, `/articles?page=${page}`)).body.toString()))
  ).join("");
  for (const [index, slug] of slugs.entries()) {
    const path = `/article/${encodeURIComponent(slug)}`;
    const { status, body } = await exchange(odd, path);
    const document = parseHtml(body.toString());
    expect({ slug, status, heading: document.querySelector("h1")?.textContent }).toEqual({
      slug,
      status: 200,
      heading: `Subject ${index}`,
    });
    expect(parseHtml(listed).querySelector(`a[href="${path.replaceAll('"', '\\"')}"]`)).not.toBeNull();
  }
});
