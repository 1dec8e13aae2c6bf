import jsonld from "jsonld";
import { expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startSite(settings));

/** A context in which every name is a schema.org term, which suffices here. Nothing is fetched. */
function documentLoader(url: string) {
  if (!/^https?:\/\/schema\.org\/?$/.test(url))
    throw new Error(`expected no other context than schema.org's, got ${url}`);
  return Promise.resolve({
    contextUrl: undefined,
    documentUrl: url,
    document: {
      "@context": { "@vocab": "http://schema.org/", url: { "@type": "@id" }, dateModified: { "@type": "DateTime" } },
    },
  });
}

/** The types of all nodes that a JSON-LD parser finds, and the ids that are referenced but not defined. */
async function readGraph(block: Readonly<Record<string, unknown>>) {
  const nodes = await jsonld.flatten(JSON.parse(JSON.stringify(block)), undefined, { documentLoader });
  const all = Array.isArray(nodes) ? nodes.map((node) => Object(node)) : [];
  const types = all.flatMap((node) =>
    Array.isArray(node["@type"]) ? node["@type"].map((type: string) => type.replace("http://schema.org/", "")) : [],
  );
  return { types, orphans: all.filter((node) => Object.keys(node).length === 1).map((node) => String(node["@id"])) };
}

test.each([
  ["/", ["Organization", "WebSite", "SearchAction", "WebPage"]],
  ["/article/what-the-udrp-decides", ["Organization", "WebSite", "Article", "BreadcrumbList", "Person"]],
  ["/blog/the-hyphen-question", ["BlogPosting", "BreadcrumbList"]],
  ["/how-to/keep-a-domain-from-expiring", ["TechArticle", "BreadcrumbList"]],
  ["/api/errors-and-limits", ["TechArticle"]],
  ["/docs/rdap", ["DefinedTerm", "BreadcrumbList"]],
  ["/glossary", ["CollectionPage", "DefinedTermSet", "DefinedTerm"]],
  ["/faq", ["FAQPage", "Question", "Answer"]],
  ["/authors/Ines%20Okafor/ines-okafor", ["ProfilePage", "Person"]],
  ["/articles", ["CollectionPage"]],
  ["/tag/dns", ["CollectionPage"]],
  ["/legal/terms", ["WebPage"]],
])("%s is one graph that a JSON-LD parser reads: %j", async (path, expected) => {
  const { structuredData } = await openPage(site(), path);
  expect(structuredData).toHaveLength(1);
  const { types, orphans } = await readGraph(structuredData[0] ?? {});
  for (const type of ["Organization", "WebSite", ...expected]) expect(types).toContain(type);
  expect(types).not.toContain("AggregateRating");
  // Every referenced id is in the graph, or is the address of a page.
  expect(orphans.filter((id) => id.includes("#") && !id.includes("/glossary/#"))).toEqual([]);
});

test("a document's markup names the language of its text: its own, or that of the site", async () => {
  const documents = [
    aWireDocument({ slug: "first-words" }),
    aWireDocument({ slug: "erste-worte", subject: "Erste Worte", language: "de" }),
  ];
  await using fake = await startFakeSite({ documents, settings });
  for (const [slug, inLanguage] of [
    ["first-words", "en"],
    ["erste-worte", "de"],
  ]) {
    const { structuredData } = await openPage(fake, `/article/${slug}`);
    expect(structuredData[0]?.["@graph"]).toContainEqual(expect.objectContaining({ "@type": "Article", inLanguage }));
  }
});

test("a document's own markup joins the graph, without star ratings; invalid markup is dropped", async () => {
  const markup = (value: unknown) => ({ markup: typeof value === "string" ? value : JSON.stringify(value) });
  const schemaMarkup = [
    markup({ "@context": "https://schema.org", "@type": "HowTo", name: "A way" }),
    markup({
      "@type": "Article",
      proficiencyLevel: "Expert",
      headline: "Own",
      aggregateRating: { "@type": "AggregateRating", ratingValue: 5 },
    }),
    markup("no json"),
    markup([1]),
  ];
  await using fake = await startFakeSite({ documents: [aWireDocument({ schemaMarkup })], settings });
  const { structuredData } = await openPage(fake, "/article/first-words");
  expect(structuredData).toHaveLength(1);
  // Own markup of the same type extends the page's node and does not contradict it.
  expect(structuredData[0]?.["@graph"]).toContainEqual(
    expect.objectContaining({ "@type": "Article", headline: "First words", proficiencyLevel: "Expert" }),
  );
  const { types } = await readGraph(structuredData[0] ?? {});
  expect(types.toSorted()).toEqual([
    "Article",
    "BreadcrumbList",
    "HowTo",
    "ListItem",
    "ListItem",
    "ListItem",
    "ListItem",
    "Organization",
    "Person",
    "WebSite",
  ]);
});

test("an article's picture is its social image: a raster image of its own, or else its card, never an SVG", async () => {
  const documents = ["/media/3f2a.png", "/media/3f2a.svg", null].map((featuredImage, index) =>
    aWireDocument({ _id: `d${index}`, slug: `d${index}`, featuredImage }),
  );
  await using fake = await startFakeSite({ documents, settings });
  const images: unknown[] = [];
  for (const { slug } of documents) {
    const { structuredData, document } = await openPage(fake, `/article/${slug}`);
    const article = Object(structuredData[0]?.["@graph"]).find((node: unknown) => Object(node)["@type"] === "Article");
    expect(article.image).toBe(document.querySelector('meta[property="og:image"]')?.getAttribute("content"));
    images.push(article.image);
  }
  const card = (slug: string) =>
    expect.stringMatching(new RegExp(`^https://docs\\.example/cards/${slug}-[0-9a-f]{12}\\.png$`));
  expect(images).toEqual(["https://docs.example/media/3f2a.png", card("d1"), card("d2")]);
});

test("where the site's address has a path, so has that of a document's image", async () => {
  await using below = await startFakeSite({ settings: { SITE_URL: "https://docs.example/help" } });
  const { structuredData } = await openPage(below, "/article/first-words");
  const image = /"image":"([^"]+)"/.exec(JSON.stringify(structuredData))?.[1];
  expect(image).toMatch(/^https:\/\/docs\.example\/help\/cards\//);
});
