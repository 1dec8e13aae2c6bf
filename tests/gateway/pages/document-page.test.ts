import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";

const site = forAllTests(() => startSite({ SITE_URL: "https://docs.example" }));
const path = "/article/what-a-registration-record-still-tells-you";
const title = "RDAP: what a registration record still tells you | Domainlens";
const canonical = `https://docs.example${path}/`;

test("a social network's crawler gets title, description, canonical and cards of a document", async () => {
  const { status, document, meta, ...page } = await openPage(site(), path);
  expect(status).toBe(200);
  expect(document.title).toBe(title);
  expect(page.canonical).toBe(canonical);
  expect(meta("description")).toMatch(/^RDAP has taken over from WHOIS\./);
  expect(meta("robots")).toBeNull();
  expect(meta("og:image")).toMatch(/^https:\/\/docs\.example\/cards\/[^/]+-[0-9a-f]{12}\.png$/);
  const tags = [
    "og:type",
    "og:title",
    "og:description",
    "og:url",
    "og:site_name",
    "twitter:card",
    "twitter:title",
    "twitter:description",
    "article:published_time",
  ];
  expect(Object.fromEntries(tags.map((name) => [name, meta(name)]))).toEqual({
    "og:type": "article",
    "og:title": title,
    "og:description": meta("description"),
    "og:url": canonical,
    "og:site_name": "Domainlens",
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": meta("description"),
    "article:published_time": "2026-06-18T00:00:00Z",
  });
  expect(meta("twitter:image")).toBe(meta("og:image"));
});

test("every element of the head appears once", async () => {
  const { document } = await openPage(site(), path);
  const names = [...document.head.querySelectorAll("meta[name], meta[property]")].map(
    (element) => element.getAttribute("name") ?? element.getAttribute("property"),
  );
  expect(names).toEqual([...new Set(names)]);
  expect(document.querySelectorAll("title, link[rel=canonical]")).toHaveLength(2);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("the text is in the HTML, with its title, its headings and their ids", async () => {
  const { document } = await openPage(site(), path);
  expect(document.querySelector("h1")?.textContent).toBe("What a registration record still tells you");
  expect(document.querySelector("article .prose p")?.textContent).toMatch(
    /^For decades, the answer to “who has this name\?” was WHOIS/,
  );
  expect(document.querySelector("article h2#ask-the-right-server")?.textContent).toContain("Ask the right server");
});

test("the structured data have the page's type and breadcrumbs", async () => {
  const { structuredData } = await openPage(site(), path);
  expect(structuredData).toMatchObject([
    {
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "Organization", name: "Domainlens" },
        { "@type": "WebSite", url: "https://docs.example/" },
        {
          "@type": "Article",
          headline: "What a registration record still tells you",
          mainEntityOfPage: canonical,
          author: [{ name: "Ines Okafor" }],
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: "Home", item: "https://docs.example/" },
            { name: "Domain names" },
            { name: "Registration" },
            { item: canonical },
          ],
        },
      ],
    },
  ]);
});

test("a document under another prefix has its own address as canonical", async () => {
  for (const prefix of [
    "blog",
    "news",
    "press-release",
    "white-paper",
    "case-study",
    "sop",
    "how-to",
    "knowledge-base",
    "api",
    "docs",
  ]) {
    const page = await openPage(site(), path.replace("article", prefix));
    expect({ prefix, status: page.status, canonical: page.canonical, ogUrl: page.meta("og:url") }).toEqual({
      prefix,
      status: 200,
      canonical,
      ogUrl: canonical,
    });
  }
});

test("a page has the same bytes with and without a trailing slash", async () => {
  const [without, withSlash] = await Promise.all([openPage(site(), path), openPage(site(), `${path}/`)]);
  expect(withSlash.status).toBe(200);
  expect(withSlash.html).toBe(without.html);
});

test("unknown parameters change no byte", async () => {
  const plain = await openPage(site(), path);
  for (const search of [
    "?utm_source=x&fbclid=y",
    "?page=2",
    "?page=abc",
    "?q=x",
    "?",
    "?%3Cscript%3E",
    "?a=%E0%A4%A",
  ]) {
    const { html } = await openPage(site(), `${path}${search}`);
    expect({ search, isSame: html === plain.html }).toEqual({ search, isSame: true });
  }
});

test("a visitor's headers change no byte", async () => {
  const plain = await openPage(site(), path);
  const headers = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "ftp",
    forwarded: "host=evil.example",
    cookie: "session=1; theme=dark",
    "accept-language": "de",
    "user-agent": "curl/8",
  };
  const visited = await openPage(site(), path, headers);
  expect(visited.html).toBe(plain.html);
  expect(visited.headers["set-cookie"]).toBeUndefined();
});

test("no address depends on the Host header, with or without SITE_URL", async () => {
  await using other = await startFakeSite();
  const port = new URL(other.url).port;
  expect((await openPage(other, "/article/first-words")).canonical).toBe(
    `http://localhost:${port}/article/first-words/`,
  );
  for (const [asked, address] of [
    [site(), path],
    [other, "/article/first-words"],
  ] as const) {
    const { html, headers } = await openPage(asked, address, { host: "evil.example" });
    expect(html + JSON.stringify(headers)).not.toContain("evil.example");
  }
});

test("a missing document is 404, noindex, and suggests the closest ones", async () => {
  const page = await openPage(site(), "/article/choosing-a-tll");
  expect(page.status).toBe(404);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.meta("robots")).toBe("noindex");
  expect(page.document.querySelector("h1")?.textContent).toBe("No content found.");
  expect(page.document.querySelector('main a[href="/article/choosing-a-ttl"]')).not.toBeNull();
});

test.each(["/nowhere", "/article/x/y.css", "/article/x/", "/legal/other"])(
  "the address %s is not found: 404",
  async (address) => {
    const page = await openPage(site(), address);
    expect({ status: page.status, robots: page.meta("robots") }).toEqual({ status: 404, robots: "noindex" });
    expect(page.html).toContain("No content found.");
  },
);

test.each([
  { address: "/legal/terms", own: "/legal/terms", heading: "Terms" },
  { address: "/legal/privacy", own: "/legal/privacy", heading: "Privacy" },
  { address: "/LEGAL/Terms", own: "/legal/terms", heading: "Terms" },
])("$address shows the legal text of $own", async ({ address, own, heading }) => {
  const page = await openPage(site(), address);
  const markdown = page.document.querySelector("link[rel=alternate][type='text/markdown']")?.getAttribute("href");
  expect({ status: page.status, canonical: page.canonical, markdown }).toEqual({
    status: 200,
    canonical: `https://docs.example${own}/`,
    markdown: `https://docs.example${own}.md`,
  });
  expect(page.document.querySelector("h1")?.textContent).toContain(heading);
});
