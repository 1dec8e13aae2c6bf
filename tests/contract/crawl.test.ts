import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { beforeAll, expect, test } from "vitest";
import { crawl } from "../support/pages/crawler.ts";
import type { CrawledPage } from "../support/pages/crawler.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/site.ts";

const siteUrl = "https://docs.example";
const site = forAllTests(() => startSite({ SITE_URL: siteUrl }));

let fromHome: ReadonlyMap<string, CrawledPage> = new Map();
let sitemapPaths: readonly string[] = [];
let fromSitemaps: ReadonlyMap<string, CrawledPage> = new Map();

async function textOf(path: string): Promise<Readable> {
  return Readable.from([await (await fetch(site().url + path)).text()]);
}

beforeAll(async () => {
  const parts = await parseSitemapIndex(await textOf("/sitemap.xml"));
  const sets = await Promise.all(parts.map(async ({ url }) => parseSitemap(await textOf(new URL(url).pathname))));
  sitemapPaths = [...new Set(sets.flat().map(({ url }) => new URL(url).pathname))];
  fromHome = await crawl(site().url, siteUrl, ["/"]);
  fromSitemaps = await crawl(
    site().url,
    siteUrl,
    sitemapPaths.filter((path) => !fromHome.has(path)),
  );
});

function all(): readonly CrawledPage[] {
  return [...fromHome.values(), ...fromSitemaps.values()];
}
function pathOf(url: string | null): string {
  return url === null ? "" : new URL(url).pathname + new URL(url).search;
}
/** Indexable pages that are their own canonical. */
function kept(): readonly CrawledPage[] {
  return [
    ...new Map(
      all()
        .filter(({ status, isIndexed }) => status === 200 && isIndexed)
        .map((page) => [page.canonical, page]),
    ).values(),
  ];
}

test("no page has a broken link", () => {
  expect(fromHome.size).toBeGreaterThan(200);
  expect(
    all()
      .filter(({ status }) => status !== 200 && status !== 301)
      .map(({ address, status }) => `${status} ${address}`),
  ).toEqual([]);
});

test("no page is against the rules of HTML", () => {
  expect(all().flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`))).toEqual([]);
});

test("every redirect leads directly to a page", () => {
  const pages = new Map(all().map((page) => [page.address, page]));
  const moved = all().filter(({ status }) => status === 301);
  expect(
    moved
      .filter(({ location }) => pages.get(location ?? "")?.status !== 200)
      .map(({ address, location }) => `${address} → ${location ?? ""}`),
  ).toEqual([]);
});

test("no document is an orphan: links from the home page reach every sitemap address", () => {
  const reached = new Set([...fromHome.values()].map(({ canonical }) => pathOf(canonical)));
  expect(sitemapPaths.length).toBeGreaterThan(80);
  expect(sitemapPaths.filter((path) => !reached.has(path))).toEqual([]);
});

test("every page has one canonical, which is its own canonical; every sitemap address is canonical", () => {
  const pages = all().filter(({ status, isIndexed }) => status === 200 && isIndexed);
  const canonicals = new Set(pages.map(({ canonical }) => canonical));
  expect(
    pages
      .filter(({ canonical }) => canonical === null || !canonical.startsWith(`${siteUrl}/`))
      .map(({ address }) => address),
  ).toEqual([]);
  expect(sitemapPaths.filter((path) => !canonicals.has(siteUrl + path))).toEqual([]);
  const withSlash = (address: string): string => address.replace(/\/?(?=\?|$)/, "/");
  const ownAddresses = new Set(pages.map(({ address }) => withSlash(address)));
  expect([...canonicals].filter((canonical) => !ownAddresses.has(withSlash(pathOf(canonical))))).toEqual([]);
});

test("every page has a title and a description, both unique", () => {
  for (const name of ["title", "description"] as const) {
    const byText = Map.groupBy(kept(), (page) => page[name]);
    expect({ name, empty: byText.get("")?.map(({ address }) => address) ?? [] }).toEqual({ name, empty: [] });
    expect({
      name,
      shared: [...byText]
        .filter(([, pages]) => pages.length > 1)
        .map(([text, pages]) => `${text}: ${pages.map(({ address }) => address).join(" ")}`),
    }).toEqual({ name, shared: [] });
  }
});

test("every picture has an alt attribute and dimensions, and exists", async () => {
  const images = all().flatMap((page) => page.images.map((image) => ({ ...image, on: page.address })));
  expect(images.length).toBeGreaterThan(20);
  expect(images.filter(({ hasAlt, hasSize }) => !hasAlt || !hasSize).map(({ on, src }) => `${on}: ${src}`)).toEqual([]);
  for (const src of new Set(images.map((image) => image.src)))
    expect({ src, status: (await fetch(site().url + src)).status }).toEqual({ src, status: 200 });
});

test("every alternate format that a page names exists", async () => {
  const files = [...new Set(all().flatMap(({ alternates }) => alternates))].filter((_, index) => index % 7 === 0);
  expect(files.length).toBeGreaterThan(40);
  for (const file of files)
    expect({ file, status: (await fetch(site().url + pathOf(file), { method: "HEAD" })).status }).toEqual({
      file,
      status: 200,
    });
});
