import { parseXml } from "../../support/pages/parse-markup.ts";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";
import { getFile } from "./get-file.ts";
import { indexOf, urlsOf } from "./read-sitemaps.ts";
import { faultsOfUrlset } from "./sitemap-schemas.ts";

const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startSite(settings));
/** Opening every document waits for the first processing of each. */
const everyDocumentMs = 120_000;

const types = [
  "article",
  "blog",
  "news",
  "press-release",
  "white-paper",
  "case-study",
  "sop",
  "how-to",
  "knowledge-base",
  "api",
];

test(
  "every document is in a sitemap, where its address is 200, its own canonical, and has the page's modification date",
  async () => {
    const parts = await indexOf((await getFile(site(), "/sitemap.xml")).text);
    const sets = await Promise.all(
      parts.map(async ({ url }) => urlsOf((await getFile(site(), new URL(url).pathname)).text)),
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
      `{ ${types.map((type) => `${type.replaceAll("-", "_")}: documents(type: "${type}", limit: 100) { items { path } }`).join(" ")} }`,
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
  "every part is valid against the sitemaps.org schema; the index follows the protocol, each part dated by its newest page",
  async () => {
    const { text } = await getFile(site(), "/sitemap.xml");
    const index = parseXml(text).documentElement;
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
      const xml = (await getFile(site(), new URL(url).pathname)).text;
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

test("the schema check detects errors", async () => {
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

test("a sitemap supports 304; when its documents cannot be read it is served, but not cacheable", async () => {
  const { headers } = await getFile(site(), "/sitemap-article.xml");
  expect(
    (await exchange(site(), "/sitemap-article.xml", { headers: { "if-none-match": String(headers.etag) } })).status,
  ).toBe(304);
  await using failing = await startFakeSite({ settings, routes: { [calls.ofType]: json({}, { status: 500 }) } });
  const { status, text, headers: bare } = await getFile(failing, "/sitemap-article.xml");
  expect({ status, cache: bare["cache-control"] }).toEqual({ status: 200, cache: "no-store" });
  expect(text).toContain("https://docs.example/article/first-words/");
});
