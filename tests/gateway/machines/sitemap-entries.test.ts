import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { cappedList } from "../../support/fakes/capped-list.ts";
import { uncountedList } from "../../support/fakes/uncounted-list.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { getFile } from "./get-file.ts";
import { indexOf, urlsOf } from "./read-sitemaps.ts";
import { faultsOfUrlset } from "./sitemap-schemas.ts";

const settings = { SITE_URL: "https://docs.example" };
function sitemapOf(links: readonly unknown[]) {
  return json({ sitemap: { links } });
}
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();
}

test("a link's date is the backend's, or else the document's; its picture is included", async () => {
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
  const { text } = await getFile(fake, "/sitemap-article.xml");
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
  const [part] = await indexOf((await getFile(fake, "/sitemap.xml")).text);
  expect(part?.lastmod?.slice(0, 10)).toBe("2026-05-06");
});

test.each([
  ["says only that there is another page", uncountedList],
  ["sends fewer on a page than are asked for", (documents: readonly unknown[]) => cappedList(documents, 40)],
])("documents of all pages count, also where a backend %s", async (_what, listOf) => {
  const documents = Array.from({ length: 250 }, (_, index) => aWireDocument({ slug: `text-${index}` }));
  await using fake = await startFakeSite({
    settings,
    routes: {
      [`${calls.ofType}article`]: listOf(documents),
      [`${calls.sitemap}sitemap-article/`]: sitemapOf([{ linkname: "/article/text-249" }]),
    },
  });
  const entries = await urlsOf((await getFile(fake, "/sitemap-article.xml")).text);
  expect(entries.map(({ url, lastmod }) => [url, lastmod?.slice(0, 10)])).toContainEqual([
    "https://docs.example/article/text-249/",
    "2026-02-03",
  ]);
});

test("where the site's address has a path, its sitemaps have the canonical addresses of pages", async () => {
  const articles = [
    { linkname: "/article/first-words" },
    { linkname: "article/node.js" },
    { linkname: "https://docs.example/help/about" },
    { linkname: "https://docs.example/elsewhere" },
    { linkname: "https://docs.example/helpful" },
    { linkname: "/../elsewhere" },
    { linkname: "//docs.example/elsewhere" },
    { linkname: "https://docs.example/help" },
  ];
  await using fake = await startFakeSite({
    documents: [aWireDocument({ featuredImage: "/media/a.png" }), aWireDocument({ slug: "node.js" })],
    settings: { SITE_URL: "https://docs.example/help" },
    routes: { [`${calls.sitemap}sitemap-article/`]: sitemapOf(articles) },
  });
  expect((await indexOf((await getFile(fake, "/sitemap.xml")).text)).map(({ url }) => url)).toEqual([
    "https://docs.example/help/sitemap-article.xml",
  ]);
  const urls = await urlsOf((await getFile(fake, "/sitemap-article.xml")).text);
  expect(urls.map(({ url, lastmod, img }) => [url, lastmod?.slice(0, 10), img.map((image) => image.url)])).toEqual([
    ["https://docs.example/help/", undefined, []],
    ["https://docs.example/help/article/first-words/", "2026-02-03", ["https://docs.example/help/media/a.png"]],
    ["https://docs.example/help/article/node.js/", "2026-02-03", []],
    ["https://docs.example/help/about/", undefined, []],
  ]);
});

test("a long sitemap comes in parts of 45,000, all named in the index", async () => {
  const links = Array.from({ length: 90_500 }, (_, index) => ({ linkname: `/files/${index}.pdf` }));
  await using fake = await startFakeSite({
    settings,
    routes: { [`${calls.sitemap}sitemap-article/`]: sitemapOf(links) },
  });
  const parts = (await indexOf((await getFile(fake, "/sitemap.xml")).text)).map(({ url }) => url);
  expect(parts).toEqual(["", "-part-2", "-part-3"].map((end) => `https://docs.example/sitemap-article${end}.xml`));
  const seen = new Set<string>();
  for (const part of parts) {
    const { text } = await getFile(fake, new URL(part).pathname);
    const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);
    expect(locations.length).toBeLessThanOrEqual(45_000);
    expect(locations[0]).toBe("https://docs.example/");
    for (const location of locations) seen.add(location);
  }
  expect(seen.size).toBe(90_501);
  expect((await getFile(fake, "/sitemap-article-part-4.xml")).status).toBe(404);
});

test("a backend's own sitemaps may be named like parts", async () => {
  const names = ["articles-part-1", "articles-part-2", "articles-part-2-part-2"];
  await using fake = await startFakeSite({
    settings,
    routes: {
      [`${calls.sitemap}sitemap/`]: sitemapOf(names.map((name) => ({ linkname: `/${name}.xml` }))),
      ...Object.fromEntries(
        names.map((name) => [`${calls.sitemap}${name}/`, sitemapOf([{ linkname: `/in/${name}` }])]),
      ),
    },
  });
  const listed = (await indexOf((await getFile(fake, "/sitemap.xml")).text)).map(({ url }) => url);
  expect(listed).toEqual(names.map((name) => `https://docs.example/${name}.xml`));
  for (const name of names) {
    const { status, type, text } = await getFile(fake, `/${name}.xml`);
    expect({ status, type }).toEqual({ status: 200, type: "application/xml; charset=utf-8" });
    expect(text).toContain(`<loc>https://docs.example/in/${name}/</loc>`);
  }
});

test("news of the last two days have their own sitemap, which the index names while there are any", async () => {
  const documents = [
    aWireDocument({ slug: "today", docType: "news", subject: "Today & <now>", datePublished: daysAgo(0.1) }),
    aWireDocument({ slug: "old", docType: "news", datePublished: daysAgo(2.1) }),
    aWireDocument({ slug: "tomorrow", docType: "news", datePublished: daysAgo(-1) }),
  ];
  await using fake = await startFakeSite({ documents, settings });
  const { status, text } = await getFile(fake, "/news-sitemap.xml");
  expect({ status, faults: await faultsOfUrlset(text) }).toEqual({ status: 200, faults: [] });
  expect((await urlsOf(text)).map(({ url, news }) => [url, news?.title, news?.publication])).toEqual([
    ["https://docs.example/news/today/", "Today & <now>", { name: "Testsite", language: "en" }],
  ]);
  expect((await getFile(fake, "/sitemap.xml")).text).toContain("<loc>https://docs.example/news-sitemap.xml</loc>");
  await using quiet = await startFakeSite({ settings });
  expect((await getFile(quiet, "/sitemap.xml")).text).not.toContain("news-sitemap");
  expect(await getFile(quiet, "/news-sitemap.xml")).toMatchObject({
    status: 200,
    text: expect.not.stringContaining("<url>"),
  });
});

test("an index whose sitemap cannot be read names its first part, and is not cacheable: the number of parts is unknown", async () => {
  const failing = json({}, { status: 500 });
  await using fake = await startFakeSite({ settings, routes: { [`${calls.sitemap}sitemap-article/`]: failing } });
  const { status, text, headers } = await getFile(fake, "/sitemap.xml");
  expect({ status, cache: headers["cache-control"] }).toEqual({ status: 200, cache: "no-store" });
  expect((await indexOf(text)).map(({ url }) => url)).toEqual(["https://docs.example/sitemap-article.xml"]);
});
