import { parseXml } from "../../support/pages/parse-markup.ts";
import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";

async function get({ url }: { readonly url: string }, path: string, accept = "text/html") {
  const response = await fetch(`${url}${path}`, { headers: { accept } });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    headers: response.headers,
    text: await response.text(),
  };
}

function textsOf(document: Document, selector: string) {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

const settings = { SITE_URL: "https://docs.example" };
function sitemapOf(...links: readonly unknown[]) {
  return json({ sitemap: { links } });
}

test("the sitemap index is valid XML, whatever is accepted, and its parts exist", async () => {
  await using site = await startSite(settings);
  const { status, type, text } = await get(site, "/sitemap.xml");
  expect({ status, type }).toEqual({ status: 200, type: "application/xml; charset=utf-8" });
  const index = parseXml(text);
  expect(index.documentElement.tagName).toBe("sitemapindex");
  const parts = textsOf(index, "sitemap > loc");
  expect(parts).toContain("https://docs.example/sitemap-article.xml");
  for (const part of parts) {
    const set = parseXml((await get(site, new URL(part).pathname)).text);
    expect(set.documentElement.tagName).toBe("urlset");
    const [root, ...others] = textsOf(set, "url > loc");
    expect(root).toBe("https://docs.example/");
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      expect(other).toMatch(/^https:\/\/docs\.example\/.*\/$/);
      expect(new Set(others).size).toBe(others.length);
    }
  }
});

test("a set starts with the root: priority 1.0, no date", async () => {
  await using site = await startFakeSite({
    settings,
    routes: { [calls.sitemap]: sitemapOf({ linkname: "/article/a", lastmoddate: "2026-01-02", priority: 0.25 }) },
  });
  const { text } = await get(site, "/sitemap-article.xml");
  expect(text).toContain(
    "<url><loc>https://docs.example/</loc><priority>1.0</priority></url>\n  <url><loc>https://docs.example/article/a/</loc><lastmod>2026-01-02T00:00:00Z</lastmod>",
  );
});

test("page addresses end in a slash like their canonicals, file addresses do not, and the root appears once", async () => {
  const links = [
    "/",
    "/article/node.js",
    "/article/a/",
    "/files/terms.pdf",
    "/search?q=a",
    "https://elsewhere.example",
  ].map((linkname) => ({ linkname }));
  await using site = await startFakeSite({ settings, routes: { [calls.sitemap]: sitemapOf(...links) } });
  expect(textsOf(parseXml((await get(site, "/sitemap-x.xml")).text), "loc")).toEqual([
    "https://docs.example/",
    "https://docs.example/article/node.js/",
    "https://docs.example/article/a/",
    "https://docs.example/files/terms.pdf",
    "https://docs.example/search?q=a",
  ]);
});

test("addresses are escaped, invalid dates dropped, and priorities clamped", async () => {
  const hostile = { linkname: `/article/a?b=1&c=<x>"'\u0000]]>`, lastmoddate: "tomorrow", priority: "9" };
  await using site = await startFakeSite({
    settings,
    routes: { [calls.sitemap]: sitemapOf(hostile, { linkname: "/article/ünïcode 😀" }) },
  });
  const { text } = await get(site, "/sitemap-x.xml");
  const set = parseXml(text);
  expect(textsOf(set, "loc")).toHaveLength(3);
  expect(text).not.toMatch(/<x>|lastmod/);
  expect(text).not.toContain("\u0000");
  expect(textsOf(set, "priority")).toEqual(["1.0", "1.0", "0.5"]);
  for (const location of textsOf(set, "loc")) expect(location).toMatch(/^https:\/\/docs\.example\/[\x21-\x7e]*$/);
});

test("an unknown sitemap is the 404 page", async () => {
  await using site = await startFakeSite({ routes: { [calls.sitemap]: json({}, { status: 404 }) } });
  expect(await get(site, "/none.xml")).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
});

test("a sitemap that cannot be built is 503 with Retry-After, never an empty list", async () => {
  await using site = await startFakeSite({ routes: { [calls.sitemap]: json({}, { status: 500 }) } });
  const { status, type, headers, text } = await get(site, "/sitemap.xml");
  expect({ status, type, retryAfter: headers.get("retry-after"), cacheControl: headers.get("cache-control") }).toEqual({
    status: 503,
    type: "text/plain; charset=utf-8",
    retryAfter: "10",
    cacheControl: "no-store",
  });
  expect(text).not.toContain("<");
});

test("robots.txt is plain text with the sitemap line", async () => {
  await using site = await startFakeSite({ settings });
  expect(await get(site, "/robots.txt")).toMatchObject({
    status: 200,
    type: "text/plain; charset=utf-8",
    text: "User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n",
  });
});

test("robots.txt that cannot be fetched blocks everything for now: 503, so that crawlers come back", async () => {
  await using site = await startFakeSite({ routes: { [calls.robots]: json({}, { status: 500 }) } });
  const { status, headers, text } = await get(site, "/robots.txt");
  expect({ status, text, retryAfter: headers.get("retry-after"), cacheControl: headers.get("cache-control") }).toEqual({
    status: 503,
    text: "User-agent: *\nDisallow: /\n",
    retryAfter: "10",
    cacheControl: "no-store",
  });
});

test.each(["/robots.txt/", "/Robots.TXT", "/robots%2Etxt//", "/sitemap.xml/", "/sitemap-article.xml/"])(
  "%s has the bytes of the address without the slash",
  async (path) => {
    await using site = await startFakeSite({ settings });
    const plain = await get(site, path.toLowerCase().replace("%2e", ".").replace(/\/+$/, ""));
    expect(plain.type).not.toContain("html");
    expect(await get(site, path)).toMatchObject({ status: 200, type: plain.type, text: plain.text });
  },
);
