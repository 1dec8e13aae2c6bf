import { JSDOM } from "jsdom";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

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
const site = forAllTests(() => startSite(settings));

const get = async (where: { readonly url: string }, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, headers: answered, body } = await exchange(where, path, { headers });
  return { status, type: answered["content-type"], headers: answered, text: body.toString() };
};
const xmlOf = (text: string): Document => new JSDOM(text, { contentType: "application/xml" }).window.document;

/** What all three formats say, in the same words. */
const readAll = async (where: { readonly url: string }, what: string) => {
  const [rss, atom, feed] = await Promise.all(
    ["rss", "atom", "json"].map((ending) => get(where, `/feeds/${what}.${ending}`)),
  );
  expect([rss, atom, feed].map((file) => file?.type)).toEqual([
    "application/rss+xml; charset=utf-8",
    "application/atom+xml; charset=utf-8",
    "application/feed+json; charset=utf-8",
  ]);
  return {
    rss: parseRssFeed(rss?.text ?? ""),
    atom: parseAtomFeed(atom?.text ?? ""),
    json: parseJsonFeed(feed?.text ?? ""),
    texts: { rss: rss?.text ?? "", atom: atom?.text ?? "", json: feed?.text ?? "" },
  };
};
const dayOf = (date: unknown): string => new Date(String(date)).toISOString();

const subjects = [
  "all",
  "changelog",
  "type/article",
  "type/glossary",
  "tag/dns",
  "author/ines-okafor",
  "category/domain-names",
  "category/domain-names/registration",
];

test.each(subjects)(
  "the feed %s says the same in all three formats, and each has what its specification requires",
  async (what) => {
    const { rss, atom, json, texts } = await readAll(site(), what);
    const entries = json.items ?? [];
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.length).toBeLessThanOrEqual(100);
    const told = entries.map(({ id, url, title }) => ({ id, url, title }));
    expect(rss.items?.map(({ guid, link, title }) => ({ id: guid?.value, url: link, title }))).toEqual(told);
    expect(
      atom.entries?.map(({ id, links, title }) => ({
        id,
        url: links?.[0]?.href,
        title: typeof title === "string" ? title : title?.value,
      })),
    ).toEqual(told);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    for (const { url } of told) expect(url).toMatch(/^https:\/\/docs\.example\//);
    // RSS 2.0: title, link and description of the channel; a title or description of each item.
    const channel = xmlOf(texts.rss).querySelector("rss[version='2.0'] > channel");
    for (const name of ["title", "link", "description"])
      expect(channel?.querySelector(`:scope > ${name}`)?.textContent).toMatch(/./);
    // RFC 4287, 4.1.1 and 4.1.2: id, title, updated, author; a self link; of each entry id, title, updated.
    const feed = xmlOf(texts.atom).documentElement;
    for (const holder of [feed, ...feed.querySelectorAll("entry")]) {
      for (const name of ["id", "title", "updated"])
        expect(holder.querySelectorAll(`:scope > ${name}`)).toHaveLength(1);
      expect(holder.querySelector(":scope > updated")?.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    expect(feed.querySelector(":scope > author > name")?.textContent).toBe("Domainlens");
    expect(feed.querySelector(":scope > link[rel=self]")?.getAttribute("href")).toBe(
      `https://docs.example/feeds/${what}.atom`,
    );
    // JSON Feed 1.1: version, title, items with an id and a content.
    expect(JSON.parse(texts.json)).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.stringMatching(/^Domainlens/),
      feed_url: `https://docs.example/feeds/${what}.json`,
    });
    for (const item of entries) expect(item.content_html ?? item.content_text).toMatch(/./);
  },
);

test("a feed is newest first, says what the schema says, and links nowhere but to whole addresses", async () => {
  const { json: feed, rss } = await readAll(site(), "type/article");
  const { data } = await ask(
    site(),
    "{ documents(type: ARTICLE, limit: 100) { items { slug subject path datePublished lastUpdated authors { name } tags { name } } } }",
  );
  const known = new Map(
    Object(data).documents.items.map((item: { readonly slug: string }) => [`https://docs.example/${item.slug}`, item]),
  );
  const items = feed.items ?? [];
  for (const { id, title, url, date_published, date_modified, authors, tags, content_html } of items) {
    expect(known.get(id ?? "")).toMatchObject({
      subject: title,
      path: new URL(url ?? "").pathname.replace(/\/$/, ""),
      authors: authors?.map(({ name }) => ({ name })) ?? [],
      tags: tags?.map((name) => ({ name })) ?? [],
    });
    expect(Object(known.get(id ?? "")).datePublished).toBe(date_published ?? null);
    expect(Object(known.get(id ?? "")).lastUpdated).toBe(date_modified ?? null);
    expect(content_html).not.toMatch(/ (?:href|src)="(?!https:|mailto:)/);
    expect(content_html).not.toMatch(/ (?:data-[a-z]+|tabindex|role)=/);
  }
  const changed = items.map(({ date_published, date_modified }) => dayOf(date_modified ?? date_published));
  expect(changed).toEqual(changed.toSorted().toReversed());
  expect(rss.items?.[0]?.content?.encoded).toBe(items[0]?.content_html);
});

test("hostile titles, names and texts stay words: every format parses, and what XML forbids is left out", async () => {
  const { rss, atom, json: feed, texts } = await readAll(fake(), "all");
  const clean = `Evil ]]></title><script>alert(1)</script> & "'  😀`.replace("'  ", "' ");
  for (const text of [texts.rss, texts.atom]) {
    expect(xmlOf(text).querySelector("script")).toBeNull();
    for (const forbidden of ["\u0000", "\u0008", "\uFFFE"]) expect(text).not.toContain(forbidden);
  }
  expect(xmlOf(texts.rss).querySelector("item title")?.textContent).toBe(clean);
  expect(xmlOf(texts.atom).querySelector("entry title")?.textContent).toBe(clean);
  expect(feed.items?.[0]?.title?.startsWith("Evil ]]></title><script>")).toBe(true);
  expect(rss.items?.[1]?.content?.encoded).toBe(
    '<p>See <a href="https://docs.example/blog/b?a=1&amp;b=2">this</a> &lt;script&gt; ]]&gt; <code>href="/x"</code></p><img src="https://docs.example/media/x.png" alt="a &gt; b" width="4" height="3">',
  );
  expect(atom.entries?.[1]?.id).toBe("https://docs.example/first-words");
});

test("what has no date comes last and is told as old, never as new", async () => {
  const { json: feed, texts } = await readAll(fake(), "all");
  expect(feed.items?.map(({ id }) => id)).toEqual([
    "https://docs.example/evil",
    "https://docs.example/first-words",
    "https://docs.example/undated",
  ]);
  expect(feed.items?.[2]).not.toHaveProperty("date_published");
  expect(xmlOf(texts.rss).querySelectorAll("pubDate")).toHaveLength(2);
  expect(xmlOf(texts.atom).querySelector("entry:last-of-type updated")?.textContent).toBe("1970-01-01T00:00:00Z");
});

test("a feed holds the newest 30, with their texts as long as those together are not too long", async () => {
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

test("a document that changes its type keeps its id, and its id leads to it", async () => {
  await using other = await startFakeSite({ documents: [aWireDocument()], settings });
  const idOf = async (): Promise<string | undefined> =>
    parseRssFeed((await get(other, "/feeds/tag/dns.rss")).text).items?.[0]?.guid?.value;
  const before = await idOf();
  other.backend.on(calls.document, json({ doc: [aWireDocument({ docType: "blog" })] }));
  other.purge();
  expect(await idOf()).toBe(before);
  const moved = await get(other, new URL(before ?? "").pathname);
  expect({ status: moved.status, location: moved.headers.location }).toEqual({
    status: 301,
    location: "/blog/first-words",
  });
});

test("a feed is 304 for who has it; of nothing there is no feed; of a failing backend there is none now", async () => {
  const { headers } = await get(fake(), "/feeds/all.rss");
  expect((await get(fake(), "/feeds/all.rss", { "if-none-match": String(headers.etag) })).status).toBe(304);
  for (const path of [
    "/feeds/tag/none.rss",
    "/feeds/type/none.atom",
    "/feeds/author/none.json",
    "/feeds/category/none.rss",
    "/feeds/all.xml",
    "/feeds/nothing.rss",
    "/feeds/tag/%E0%A4%A.rss",
  ]) {
    expect({ path, status: (await get(fake(), path)).status }).toEqual({ path, status: 404 });
  }
  await using failing = await startFakeSite({
    routes: { [calls.ofType]: json({}, { status: 500 }), [calls.tags]: json({}, { status: 500 }) },
  });
  for (const path of ["/feeds/all.rss", "/feeds/tag/dns.atom"]) {
    const { status, headers } = await get(failing, path);
    expect({ path, status, retry: headers["retry-after"], cache: headers["cache-control"] }).toEqual({
      path,
      status: 503,
      retry: "10",
      cache: "no-store",
    });
  }
});

test("pages name the feeds of what they list, and each of those is there", async () => {
  for (const [page, feed] of [
    ["/", "all"],
    ["/articles", "type/article"],
    ["/news", "type/news"],
    ["/tag/dns", "tag/dns"],
    ["/category/domain-names", "category/domain-names"],
    ["/changelog", "changelog"],
    ["/glossary", "type/glossary"],
    ["/authors/Ines%20Okafor/ines-okafor", "author/ines-okafor"],
  ]) {
    const { document } = new JSDOM((await get(site(), page ?? "")).text).window;
    const links = [...document.head.querySelectorAll("link[rel=alternate][title]")].map((link) =>
      link.getAttribute("href"),
    );
    expect({ page, links }).toEqual({
      page,
      links: ["rss", "atom", "json"].map((ending) => `https://docs.example/feeds/${feed}.${ending}`),
    });
    expect((await get(site(), `/feeds/${feed}.rss`)).status).toBe(200);
  }
});
