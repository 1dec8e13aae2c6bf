import { expect, test } from "vitest";
import { headTags } from "../../../../client/app/head/metadata.ts";
import { factsOf } from "../../../../client/data/page.ts";
import type { PageFacts, PageRequest } from "../../../../client/data/page.ts";

const site = {
  name: "Testsite",
  description: "A site for tests.",
  url: "https://docs.example",
  socialImage: "/cards/site/0123456789ab.png",
};
const none: PageFacts = { title: null, description: null };

function headOf(facts: Partial<PageFacts> = {}, request: Partial<PageRequest> = {}) {
  const tags = headTags(
    { path: "/white-paper/domain-trends", params: {}, search: {}, type: null, types: [], ...request },
    { ...none, ...facts },
    site,
  );
  const find = (name: string): string | undefined =>
    tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content;
  return {
    tags,
    find,
    title: tags.find(({ tag }) => tag === "title")?.text,
    canonical: tags.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href,
    structured: tags.filter(({ tag }) => tag === "script").map(({ text }) => text ?? ""),
  };
}

test("a page without a title is titled by its path", () => {
  expect(headOf().title).toBe("White Paper | Domain Trends");
  expect(headOf({}, { path: "/" }).title).toBe("Home");
  expect(headOf({}, { path: "/authors/Ines Okafor/ines" }).title).toBe("Authors | Ines Okafor | Ines");
});

test("$website and $title are replaced in title and description, at every occurrence", () => {
  const { title, find } = headOf({
    title: "$website - $title",
    description: "$title on $website, $website. $websites $Website",
  });
  expect(title).toBe("Testsite - White Paper | Domain Trends");
  expect(find("description")).toBe("White Paper | Domain Trends on Testsite, Testsite. $websites $Website");
});

test("a page without a description has the site's", () => {
  expect(headOf().find("description")).toBe("A site for tests.");
});

test("the canonical is the site's address, the path and a slash", () => {
  expect(headOf().canonical).toBe("https://docs.example/white-paper/domain-trends/");
  expect(headOf({}, { path: "/" }).canonical).toBe("https://docs.example/");
  expect(headOf({}, { path: "/article/what is?#1/ü" }).canonical).toBe(
    "https://docs.example/article/what%20is%3F%231/%C3%BC/",
  );
});

test("a page with another canonical address uses that one", () => {
  expect(headOf({ canonicalPath: "/blog/x" }).canonical).toBe("https://docs.example/blog/x/");
  expect(headOf({ canonicalPath: "/glossary#rdap" }).canonical).toBe("https://docs.example/glossary/#rdap");
});

test("the second page of a list has its number in title and address", () => {
  const { title, canonical, find } = headOf({ title: "Articles" }, { path: "/articles", search: { page: "2" } });
  expect(title).toBe("Articles – Page 2");
  expect(canonical).toBe("https://docs.example/articles/?page=2");
  expect(find("og:url")).toBe(canonical);
  expect(find("og:title")).toBe(title);
  expect(find("description")).toBe("A site for tests. Page 2.");
});

test("social tags repeat title, description, address and picture", () => {
  const { find, canonical } = headOf({
    title: "A title",
    description: "A description.",
    imageUrl: "/media/x.svg",
    kind: "article",
    datePublished: "2026-01-02T00:00:00Z",
    lastUpdated: null,
  });
  expect([find("og:title"), find("twitter:title")]).toEqual(["A title", "A title"]);
  expect([find("og:description"), find("twitter:description")]).toEqual(["A description.", "A description."]);
  expect([find("og:image"), find("twitter:image")]).toEqual([
    "https://docs.example/media/x.svg",
    "https://docs.example/media/x.svg",
  ]);
  expect([find("og:url"), find("og:type"), find("og:site_name"), find("twitter:card")]).toEqual([
    canonical,
    "article",
    "Testsite",
    "summary_large_image",
  ]);
  expect([find("article:published_time"), find("article:modified_time")]).toEqual(["2026-01-02T00:00:00Z", undefined]);
});

test("a page without a picture has the site's mark; an external picture keeps its address", () => {
  const { find } = headOf();
  expect(find("og:image")).toBe("https://docs.example/cards/site/0123456789ab.png");
  expect([find("og:image:type"), find("og:image:width"), find("og:image:height"), find("og:image:alt")]).toEqual([
    "image/png",
    "1200",
    "630",
    find("og:title"),
  ]);
  expect(headOf({ imageUrl: "/media/x.png" }).find("og:image:width")).toBeUndefined();
  expect(headOf({ imageUrl: "https://images.example/x.png" }).find("og:image")).toBe("https://images.example/x.png");
});

test("only pages marked as such are noindex; missing pages always are", () => {
  expect(headOf().find("robots")).toBeUndefined();
  expect(headOf({ noIndex: true }).find("robots")).toBe("noindex");
  expect(factsOf({ kind: "missing" })).toMatchObject({ noIndex: true, title: null });
});

/** The nodes after the site's own two, its owner and itself. */
function nodesOf(facts: Partial<PageFacts>, request: Partial<PageRequest> = {}) {
  const { structured } = headOf(facts, request);
  expect(structured).toHaveLength(1);
  const { "@context": context, "@graph": nodes } = JSON.parse(structured[0] ?? "");
  expect([context, nodes[0], nodes[1]]).toMatchObject([
    "https://schema.org",
    { "@type": "Organization", "@id": "https://docs.example/#organization" },
    { "@type": "WebSite", publisher: { "@id": "https://docs.example/#organization" } },
  ]);
  return nodes.slice(2);
}

test("a page has one graph: schema.org markup joins it, other vocabularies stay separate, and no markup can end its element", () => {
  const attack = "</script><!--\u2028\u2029&";
  const blocks = [
    { "@type": "Thing", name: attack },
    { "@context": "https://other.example", "@type": "X" },
    { "@context": "http://schema.org/", "@graph": [{ "@type": "Y" }, 1] },
  ];
  expect(nodesOf({ kind: "article", structuredData: blocks })).toEqual([
    { "@type": "Thing", name: attack },
    { "@context": "https://other.example", "@type": "X" },
    { "@type": "Y" },
  ]);
  expect(headOf({ structuredData: blocks }).structured.join("")).not.toMatch(/[<>&\u2028\u2029]/);
});

test("a page that is not a document is a node in the graph, and a noindex page has no graph", () => {
  expect(
    nodesOf(
      {
        title: "Articles",
        lastUpdated: null,
        datePublished: "2026-01-02T00:00:00Z",
        webPage: { "@type": "CollectionPage" },
      },
      { path: "/articles" },
    ),
  ).toEqual([
    {
      "@type": "CollectionPage",
      inLanguage: "en",
      "@id": "https://docs.example/articles/",
      url: "https://docs.example/articles/",
      name: "Articles",
      description: "A site for tests.",
      isPartOf: { "@id": "https://docs.example/#website" },
      dateModified: "2026-01-02T00:00:00Z",
    },
  ]);
  expect(headOf({ noIndex: true }).structured).toEqual([]);
});

test("articles have no star ratings; products keep their own", () => {
  const rated = (type: unknown) => ({ "@type": type, aggregateRating: { ratingValue: 5 } });
  expect(
    nodesOf({ kind: "article", structuredData: [rated("NewsArticle"), rated(["Article", "X"]), rated("Product")] }),
  ).toEqual([{ "@type": "NewsArticle" }, { "@type": ["Article", "X"] }, rated("Product")]);
});
