import { Readable } from "node:stream";
import { JSDOM } from "jsdom";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/open-page.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";
import { faultsOfUrlset } from "./sitemap-schemas.ts";

const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startSite(settings));
const get = async (where: { readonly url: string }, path: string) => {
  const { status, headers, body } = await exchange(where, path);
  return { status, type: headers["content-type"], headers, text: body.toString() };
};
const urlsOf = (xml: string) => parseSitemap(Readable.from([xml]));
const indexOf = (xml: string) => parseSitemapIndex(Readable.from([xml]));
const sitemapOf = (links: readonly unknown[]) => json({ sitemap: { links } });
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();

/** Whoever opens every document waits for the first time that each is worked on. */
const everyDocumentMs = 120_000;

const types = [
  "ARTICLE",
  "BLOG",
  "NEWS",
  "PRESS_RELEASE",
  "WHITE_PAPER",
  "CASE_STUDY",
  "SOP",
  "HOW_TO",
  "KNOWLEDGE_BASE",
  "API",
];

test(
  "every document is in a sitemap, is 200 and its own canonical there, and was last changed when its page says",
  async () => {
    const parts = await indexOf((await get(site(), "/sitemap.xml")).text);
    const sets = await Promise.all(
      parts.map(async ({ url }) => urlsOf((await get(site(), new URL(url).pathname)).text)),
    );
    const entries = sets.flat().filter(({ url }) => url !== "https://docs.example/");
    for (const { url, lastmod } of entries) {
      const page = await openPage(site(), new URL(url).pathname);
      const graph = page.structuredData.flatMap((block) =>
        Array.isArray(block["@graph"]) ? block["@graph"] : [block],
      );
      const dates = graph.flatMap((node) =>
        typeof Object(node).dateModified === "string" ? [Object(node).dateModified] : [],
      );
      expect({ url, status: page.status, canonical: page.canonical, dates }).toEqual({
        url,
        status: 200,
        canonical: url,
        dates: [new Date(lastmod ?? "").toISOString().replace(".000", "")],
      });
    }
    const { data } = await ask(
      site(),
      `{ ${types.map((type) => `${type}: documents(type: ${type}, limit: 100) { items { path } }`).join(" ")} }`,
    );
    const paths: readonly string[] = Object.values(Object(data)).flatMap((list) =>
      Object(list).items.map(({ path }: { readonly path: string }) => path),
    );
    const wanted = [...paths, "/glossary", "/legal/terms", "/legal/privacy"].map(
      (path) => `https://docs.example${path}/`,
    );
    expect(entries.map(({ url }) => url).toSorted()).toEqual(wanted.toSorted());
  },
  everyDocumentMs,
);

test(
  "every part is valid by the schema of sitemaps.org; the index is as the protocol says, each part as new as its newest page",
  async () => {
    const { text } = await get(site(), "/sitemap.xml");
    const index = new JSDOM(text, { contentType: "application/xml" }).window.document.documentElement;
    expect([index.namespaceURI, index.tagName]).toEqual([
      "http://www.sitemaps.org/schemas/sitemap/0.9",
      "sitemapindex",
    ]);
    expect(
      [...index.children].every(
        (child) =>
          child.tagName === "sitemap" && [...child.children].map(({ tagName }) => tagName).join() === "loc,lastmod",
      ),
    ).toBe(true);
    const parts = await indexOf(text);
    let pictures = 0;
    for (const { url, lastmod } of parts) {
      const xml = (await get(site(), new URL(url).pathname)).text;
      expect({ url, faults: await faultsOfUrlset(xml) }).toEqual({ url, faults: [] });
      const entries = await urlsOf(xml);
      pictures += entries.flatMap(({ img }) => img).length;
      expect({ url, lastmod }).toEqual({
        url,
        lastmod: [...xml.matchAll(/<lastmod>(.*?)</g)]
          .map(([, at = ""]) => at)
          .toSorted()
          .at(-1),
      });
    }
    expect(pictures).toBeGreaterThan(15);
  },
  everyDocumentMs,
);

test("the check of the schema finds what is wrong", async () => {
  expect(
    await faultsOfUrlset(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>2026-01-01</lastmod></url></urlset>',
    ),
  ).not.toEqual([]);
  expect(
    await faultsOfUrlset(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>soon</lastmod></url></urlset>',
    ),
  ).not.toEqual([]);
});

test("where the backend gives no date, the document's own counts; where it does, the backend's; its picture is there", async () => {
  const documents = [
    aWireDocument({ featuredImage: "/media/a b&.png" }),
    aWireDocument({ slug: "no-update", lastUpdated: null }),
    aWireDocument({ slug: "undated", lastUpdated: null, datePublished: null }),
    aWireDocument({ slug: "ü/x" }),
  ];
  const links = [
    { linkname: "/article/first-words" },
    { linkname: "/article/no-update" },
    { linkname: "/article/undated" },
    { linkname: "/article/ü%2Fx", lastmoddate: "2026-05-06" },
    { linkname: "/about" },
    { linkname: "https://elsewhere.example/article/first-words" },
  ];
  await using fake = await startFakeSite({
    documents,
    settings,
    routes: { [`${calls.sitemap}sitemap-article/`]: sitemapOf(links) },
  });
  const { text } = await get(fake, "/sitemap-article.xml");
  expect(await faultsOfUrlset(text)).toEqual([]);
  expect(
    (await urlsOf(text)).map(({ url, lastmod, img }) => [url, lastmod?.slice(0, 10), img.map((image) => image.url)]),
  ).toEqual([
    ["https://docs.example/", undefined, []],
    ["https://docs.example/article/first-words/", "2026-02-03", ["https://docs.example/media/a b&.png"]],
    ["https://docs.example/article/no-update/", "2026-01-02", []],
    ["https://docs.example/article/undated/", undefined, []],
    ["https://docs.example/article/%C3%BC%2Fx/", "2026-05-06", []],
    ["https://docs.example/about/", undefined, []],
  ]);
  const [part] = await indexOf((await get(fake, "/sitemap.xml")).text);
  expect(part?.lastmod?.slice(0, 10)).toBe("2026-05-06");
});

test("a long sitemap comes in parts of 45,000, and the index names all of them", async () => {
  const links = Array.from({ length: 90_500 }, (_, index) => ({ linkname: `/files/${index}.pdf` }));
  await using fake = await startFakeSite({
    settings,
    routes: { [`${calls.sitemap}sitemap-article/`]: sitemapOf(links) },
  });
  const parts = (await indexOf((await get(fake, "/sitemap.xml")).text)).map(({ url }) => url);
  expect(parts).toEqual(["", "-part-2", "-part-3"].map((end) => `https://docs.example/sitemap-article${end}.xml`));
  const seen = new Set<string>();
  for (const part of parts) {
    const { text } = await get(fake, new URL(part).pathname);
    const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);
    expect(locations.length).toBeLessThanOrEqual(45_000);
    expect(locations[0]).toBe("https://docs.example/");
    for (const location of locations) seen.add(location);
  }
  expect(seen.size).toBe(90_501);
  expect((await get(fake, "/sitemap-article-part-4.xml")).status).toBe(404);
});

test("the news of the last two days have a sitemap of their own, which the index names while there are some", async () => {
  const documents = [
    aWireDocument({ slug: "today", docType: "news", subject: "Today & <now>", datePublished: daysAgo(0.1) }),
    aWireDocument({ slug: "old", docType: "news", datePublished: daysAgo(2.1) }),
    aWireDocument({ slug: "tomorrow", docType: "news", datePublished: daysAgo(-1) }),
  ];
  await using fake = await startFakeSite({ documents, settings });
  const { status, text } = await get(fake, "/news-sitemap.xml");
  expect({ status, faults: await faultsOfUrlset(text) }).toEqual({ status: 200, faults: [] });
  expect((await urlsOf(text)).map(({ url, news }) => [url, news?.title, news?.publication])).toEqual([
    ["https://docs.example/news/today/", "Today & <now>", { name: "Testsite", language: "en" }],
  ]);
  expect((await get(fake, "/sitemap.xml")).text).toContain("<loc>https://docs.example/news-sitemap.xml</loc>");
  await using quiet = await startFakeSite({ settings });
  expect((await get(quiet, "/sitemap.xml")).text).not.toContain("news-sitemap");
  expect(await get(quiet, "/news-sitemap.xml")).toMatchObject({
    status: 200,
    text: expect.not.stringContaining("<url>"),
  });
});

test("a sitemap is 304 for who has it; without its documents it is served, and not kept", async () => {
  const { headers } = await get(site(), "/sitemap-article.xml");
  expect(
    (await exchange(site(), "/sitemap-article.xml", { headers: { "if-none-match": String(headers.etag) } })).status,
  ).toBe(304);
  await using failing = await startFakeSite({ settings, routes: { [calls.ofType]: json({}, { status: 500 }) } });
  const { status, text, headers: bare } = await get(failing, "/sitemap-article.xml");
  expect({ status, cache: bare["cache-control"] }).toEqual({ status: 200, cache: "no-store" });
  expect(text).toContain("https://docs.example/article/first-words/");
});
