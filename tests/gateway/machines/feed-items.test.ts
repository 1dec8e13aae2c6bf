import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { parseXml } from "../../support/pages/parse-markup.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { getFile } from "./get-file.ts";
import { readAll } from "./read-feeds.ts";

const settings = { SITE_URL: "https://docs.example" };
const evil = `]]></title><script>alert(1)</script> & "'\u0000\u0008\uFFFE 😀`;
const documents = [
  aWireDocument({
    content:
      '<p>See <a href="/blog/b?a=1&amp;b=2">this</a> &lt;script&gt; ]]&gt; <code>href="/x"</code></p><img src="/media/x.png" alt="a &gt; b" width="4" height="3">',
  }),
  aWireDocument({
    slug: "evil",
    subject: `Evil ${evil}`,
    metaDescription: evil,
    lastUpdated: "2026-03-01",
    tagDetails: [{ _id: "t", name: evil, slug: "dns" }],
    user: [{ _id: "ada", name: evil }],
  }),
  aWireDocument({ slug: "undated", subject: "Undated", datePublished: "soon", lastUpdated: null, content: null }),
];
const fake = forAllTests(() => startFakeSite({ documents, settings }));

test("hostile titles, names and texts remain text: every format parses, without the characters that XML forbids", async () => {
  const { rss, atom, json: feed, texts } = await readAll(fake(), "all");
  const clean = `Evil ]]></title><script>alert(1)</script> & "'  😀`.replace("'  ", "' ");
  for (const text of [texts.rss, texts.atom]) {
    expect(parseXml(text).querySelector("script")).toBeNull();
    for (const forbidden of ["\u0000", "\u0008", "\uFFFE"]) expect(text).not.toContain(forbidden);
  }
  expect(parseXml(texts.rss).querySelector("item title")?.textContent).toBe(clean);
  expect(parseXml(texts.atom).querySelector("entry title")?.textContent).toBe(clean);
  expect(feed.items?.[0]?.title?.startsWith("Evil ]]></title><script>")).toBe(true);
  expect(rss.items?.[1]?.content?.encoded).toBe(
    '<p>See <a href="https://docs.example/blog/b?a=1&amp;b=2">this</a> &lt;script&gt; ]]&gt; <code>href="/x"</code></p><img src="https://docs.example/media/x.png" alt="a &gt; b" width="4" height="3">',
  );
  expect(atom.entries?.[1]?.id).toBe("https://docs.example/first-words");
});

test("undated documents come last and are marked as old, never as new", async () => {
  const { json: feed, texts } = await readAll(fake(), "all");
  expect(feed.items?.map(({ id }) => id)).toEqual([
    "https://docs.example/evil",
    "https://docs.example/first-words",
    "https://docs.example/undated",
  ]);
  expect(feed.items?.[2]).not.toHaveProperty("date_published");
  expect(parseXml(texts.rss).querySelectorAll("pubDate")).toHaveLength(2);
  expect(parseXml(texts.atom).querySelector("entry:last-of-type updated")?.textContent).toBe("1970-01-01T00:00:00Z");
});

test("a feed has the newest 30, with their full texts up to a total size", async () => {
  const documents = Array.from({ length: 40 }, (_, day) =>
    aWireDocument({
      _id: `d${day}`,
      slug: `d${day}`,
      lastUpdated: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      content: `<p>${"word ".repeat(6_000)}</p>`,
    }),
  );
  await using many = await startFakeSite({ documents, settings });
  const { json: feed, texts } = await readAll(many, "type/article");
  const items = feed.items ?? [];
  expect(items.map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, place) => `https://docs.example/d${39 - place}`),
  );
  expect(items.map(({ content_html }) => content_html !== undefined)).toEqual(items.map((_, place) => place < 19));
  for (const { content_text } of items.slice(19)) expect(content_text).toMatch(/./);
  for (const text of Object.values(texts)) expect(Buffer.byteLength(text)).toBeLessThan(700_000);
});

test("a document that changes its type keeps its id, which still leads to it", async () => {
  await using other = await startFakeSite({ documents: [aWireDocument()], settings });
  const idOf = async (): Promise<string | undefined> =>
    parseRssFeed((await getFile(other, "/feeds/tag/dns.rss")).text).items?.[0]?.guid?.value;
  const before = await idOf();
  other.backend.on(calls.document, json({ doc: [aWireDocument({ docType: "blog" })] }));
  other.purge();
  expect(await idOf()).toBe(before);
  const moved = await getFile(other, new URL(before ?? "").pathname);
  expect({ status: moved.status, location: moved.headers.location }).toEqual({
    status: 301,
    location: "/blog/first-words",
  });
});

test("a feed supports 304; an unknown list has no feed; a failing backend is 503", async () => {
  const { headers } = await getFile(fake(), "/feeds/all.rss");
  expect((await getFile(fake(), "/feeds/all.rss", { headers: { "if-none-match": String(headers.etag) } })).status).toBe(
    304,
  );
  for (const path of [
    "/feeds/tag/none.rss",
    "/feeds/type/none.atom",
    "/feeds/author/none.json",
    "/feeds/category/none.rss",
    "/feeds/all.xml",
    "/feeds/nothing.rss",
    "/feeds/tag/%E0%A4%A.rss",
  ]) {
    expect({ path, status: (await getFile(fake(), path)).status }).toEqual({ path, status: 404 });
  }
  await using failing = await startFakeSite({
    routes: { [calls.ofType]: json({}, { status: 500 }), [calls.tags]: json({}, { status: 500 }) },
  });
  for (const path of ["/feeds/all.rss", "/feeds/tag/dns.atom"]) {
    const { status, headers } = await getFile(failing, path);
    expect({ path, status, retry: headers["retry-after"], cache: headers["cache-control"] }).toEqual({
      path,
      status: 503,
      retry: "10",
      cache: "no-store",
    });
  }
});
