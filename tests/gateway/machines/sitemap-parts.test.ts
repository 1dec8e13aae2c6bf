import { expect, test } from "vitest";
import { partsOf } from "../../../gateway/crawlers/sitemaps/parts.ts";
import { toSitemapXml } from "../../../gateway/crawlers/sitemaps/sitemap-xml.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { getFile } from "./get-file.ts";
import { indexOf } from "./read-sitemaps.ts";

const settings = { SITE_URL: "https://docs.example" };
function sitemapOf(links: readonly unknown[]) {
  return json({ sitemap: { links } });
}

/** Of this length, and mostly of what XML writes in five bytes. */
function awkward(index: number, length: number): string {
  return `https://docs.example/files/${index}?a${"&a".repeat(length / 2)}`;
}

test.each([
  ["addresses", 10_000, (index: number) => ({ location: awkward(index, 2_000), images: [] })],
  [
    "pictures",
    3_000,
    (index: number) => ({
      location: `https://docs.example/files/${index}.pdf`,
      images: Array.from({ length: 10 }, (_, number) => awkward(number, 700)),
    }),
  ],
  [
    "pictures with other letters",
    6_000,
    (index: number) => ({ location: awkward(index, 10), images: ["é".repeat(4_000)] }),
  ],
])("no part has more than 50 MB, however long its %s are as XML", async (_name, count, entryOf) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    ...entryOf(index),
    lastModified: "2026-01-02T00:00:00Z",
    priority: 0.5,
  }));
  const parts = await partsOf(entries);
  expect(parts.flat()).toHaveLength(count);
  for (const part of parts) expect((await toSitemapXml("urlset", part)).length).toBeLessThanOrEqual(50_000_000);
  expect(parts).toHaveLength(2);
});

test("an index counts the parts of a sitemap as they are, with the root among its links too", async () => {
  const links = [
    { linkname: "/" },
    ...Array.from({ length: 44_999 }, (_, index) => ({ linkname: `/files/${index}.pdf`, images: [] })),
  ];
  await using fake = await startFakeSite({
    settings,
    routes: { [`${calls.sitemap}sitemap-article/`]: sitemapOf(links) },
  });
  expect((await indexOf((await getFile(fake, "/sitemap.xml")).text)).map(({ url }) => url)).toEqual([
    "https://docs.example/sitemap-article.xml",
  ]);
  expect((await getFile(fake, "/sitemap-article-part-2.xml")).status).toBe(404);
});

test("an index names the parts of a sitemap that is too long in bytes, whose number of pages the backend says", async () => {
  const picture = `https://pictures.example/${"p".repeat(4_000)}.png`;
  const links = Array.from({ length: 6_000 }, (_, index) => ({
    linkname: `/files/${index}.pdf`,
    images: [picture, picture],
  }));
  await using fake = await startFakeSite({
    settings: { ...settings, LIMIT_UPSTREAM_BIG_BODY_BYTES: "60000000" },
    routes: {
      [`${calls.sitemap}sitemap/`]: sitemapOf([
        { linkname: "/sitemap-long.xml", count: links.length },
        { linkname: "/sitemap-short.xml", count: 2_000 },
      ]),
      [`${calls.sitemap}sitemap-long/`]: sitemapOf(links),
    },
  });
  expect((await indexOf((await getFile(fake, "/sitemap.xml")).text)).map(({ url }) => url)).toEqual([
    "https://docs.example/sitemap-long.xml",
    "https://docs.example/sitemap-long-part-2.xml",
    "https://docs.example/sitemap-short.xml",
  ]);
  expect(fake.callsTo(`${calls.sitemap}sitemap-short/`)).toBe(0);
});

test("an index names every sitemap; only of the first 500 it is asked how many parts they have", async () => {
  const names = Array.from({ length: 600 }, (_, index) => `set-${index}`);
  await using fake = await startFakeSite({
    settings,
    routes: {
      [calls.sitemap]: sitemapOf([{ linkname: "/about", lastmoddate: "2026-01-02" }]),
      [`${calls.sitemap}sitemap/`]: sitemapOf(names.map((name) => ({ linkname: `/${name}.xml` }))),
    },
  });
  const { headers, text } = await getFile(fake, "/sitemap.xml");
  expect((await indexOf(text)).map(({ url }) => url)).toEqual(names.map((name) => `https://docs.example/${name}.xml`));
  expect(fake.callsTo(`${calls.sitemap}set-`)).toBe(500);
  expect(headers["cache-control"]).toContain("s-maxage");
});
