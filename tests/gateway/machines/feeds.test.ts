import { parseHtml, parseXml } from "../../support/pages/parse-markup.ts";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { getFile } from "./get-file.ts";
import { readAll } from "./read-feeds.ts";

const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startSite(settings));

function dayOf(date: unknown): string {
  return new Date(String(date)).toISOString();
}

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
  "the feed %s has the same content in all three formats, each with what its specification requires",
  async (what) => {
    const { rss, atom, json, texts } = await readAll(site(), what);
    const entries = json.items ?? [];
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.length).toBeLessThanOrEqual(100);
    const expected = entries.map(({ id, url, title }) => ({ id, url, title }));
    expect(rss.items?.map(({ guid, link, title }) => ({ id: guid?.value, url: link, title }))).toEqual(expected);
    expect(
      atom.entries?.map(({ id, links, title }) => ({
        id,
        url: links?.[0]?.href,
        title: typeof title === "string" ? title : title?.value,
      })),
    ).toEqual(expected);
    expect(new Set(expected.map(({ id }) => id)).size).toBe(expected.length);
    for (const { url } of expected) expect(url).toMatch(/^https:\/\/docs\.example\//);
    // RSS 2.0: title, link and description of the channel; a title or description of each item.
    const channel = parseXml(texts.rss).querySelector("rss[version='2.0'] > channel");
    for (const name of ["title", "link", "description"])
      expect(channel?.querySelector(`:scope > ${name}`)?.textContent).toMatch(/./);
    // RFC 4287, 4.1.1 and 4.1.2: id, title, updated, author; a self link; of each entry id, title, updated.
    const feed = parseXml(texts.atom).documentElement;
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

test("a feed is newest first, has the schema's data, and has only absolute links", async () => {
  const { json: feed, rss } = await readAll(site(), "type/article");
  const { data } = await ask(
    site(),
    '{ documents(type: "article", limit: 100) { items { slug subject path datePublished lastUpdated authors { name } tags { name } } } }',
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

test("pages link to the feeds of what they list, and each of those exists", async () => {
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
    const document = parseHtml((await getFile(site(), page ?? "")).text);
    const links = [...document.head.querySelectorAll("link[rel=alternate][title]")].map((link) =>
      link.getAttribute("href"),
    );
    expect({ page, links }).toEqual({
      page,
      links: ["rss", "atom", "json"].map((ending) => `https://docs.example/feeds/${feed}.${ending}`),
    });
    expect((await getFile(site(), `/feeds/${feed}.rss`)).status).toBe(200);
  }
});
