import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { typeIds } from "../../support/site-types.ts";
import { startEmbeddedWithPlaceholders, startFakeWithPlaceholders } from "./placeholder-sites.ts";

const fake = forAllTests(startFakeWithPlaceholders);
const embedded = forAllTests(startEmbeddedWithPlaceholders);

const paths = [
  ...typeIds.flatMap((docType) => [
    `/docs/zones-${docType}`,
    `/docs/zones-${docType}.md`,
    `/docs/zones-${docType}.json`,
  ]),
  "/",
  "/docs",
  "/article/zones-article",
  "/article/zones-article.md",
  "/article/zones-article.json",
  "/article/zones-artcle",
  "/articles",
  "/blog",
  "/news",
  "/press-release",
  "/white-paper",
  "/case-study",
  "/sop",
  "/how-to/zones-how-to",
  "/knowledge-base",
  "/api/zones-api",
  "/glossary",
  "/legal/terms",
  "/legal/privacy",
  "/authors/Ada%20Example/ada",
  "/tag/dns",
  "/type/article",
  "/category/names",
  "/category/names/basics",
  "/search?q=zones",
  "/faq",
  "/about",
  "/feeds/all.rss",
  "/feeds/all.atom",
  "/feeds/all.json",
  "/llms.txt",
  "/llms-full.txt",
  "/sitemap.xml",
  "/news-sitemap.xml",
];

const listFields =
  "slug subject metaTitle metaDescription description schemaMarkup previous { subject } next { subject } related { subject metaTitle metaDescription }";
const operation = `{
  ${typeIds
    .map((docType) => `${docType.replaceAll("-", "_")}: document(slug: "zones-${docType}") { ${listFields} }`)
    .slice(0, 6)
    .join(" ")}
  documents(type: "article") { items { ${listFields} } }
  documentsByAuthor(authorId: "ada") { items { ${listFields} } }
  search(term: "zones") { items { document { ${listFields} } excerpt { snippet } } }
  navigation { categories { subCategories { docs { subject } } } types { docs { subject } } tags { docs { subject } } authors { docs { subject } } }
}`;
const further = `{
  glossary { term definition }
  documentLinks(type: "how-to") { subject }
  treeNodes(group: TYPES, within: ["article"]) { nodes { name } }
  treePath(slug: "zones-blog", limit: 9) { levels { nodes { name } } }
  closest(slug: "zones-artcle") { ${listFields} }
  suggestions(text: "zones") { ${listFields} }
  site { description faq { question answer } }
}`;

const sites = { "the embedded backend": embedded, "a plain backend": fake };

function rawIn(text: string): readonly string[] {
  return [...text.matchAll(/\$(?:website|title)\b/g)]
    .map(({ index }) => text.slice(Math.max(0, index - 60), index + 30))
    .filter((found) => !/echo \$title/.test(found));
}

test.each(Object.entries(sites))("no page, file, feed or map contains a placeholder: %s", async (_name, site) => {
  const raw: Record<string, readonly string[]> = {};
  let filled = 0;
  for (const path of paths) {
    const text = (await exchange(site(), path)).body.toString();
    if (text.includes("Testsite")) filled += 1;
    const found = rawIn(text);
    if (found.length > 0) raw[path] = found;
  }
  expect(raw).toEqual({});
  expect(filled).toBeGreaterThan(paths.length - 8);
});

test.each(Object.entries(sites))("no field of the schema contains one: %s", async (_name, site) => {
  const [{ data, errors }, more] = [await ask(site(), operation), await ask(site(), further)];
  expect({ errors, more: more.errors }).toEqual({ errors: [], more: [] });
  expect(rawIn(JSON.stringify([data, more.data]))).toEqual([]);
  expect(Object(data).article).toMatchObject({
    subject: "Zones at Testsite",
    metaTitle: "Article | Zones Article by Testsite",
    metaDescription: "How Testsite names Article | Zones Article.",
    description: "All of Article | Zones Article.",
    schemaMarkup: [
      { name: "Testsite things", about: [{ description: "Article | Zones Article" }], code: "echo $title" },
    ],
  });
});

test("names of folders, of groups of a sidebar, of profiles and of the owner have the name of the site", async () => {
  const { data } = await ask(
    embedded(),
    `{ documentLinks(type: "how-to", limit: 9) { folders { title } } document(slug: "deep") { breadcrumbs { name } }
       site { legalOwner socialLinks { label } } }`,
  );
  const group = { title: "Names of Testsite" };
  expect(data).toEqual({
    documentLinks: [{ folders: [group] }, { folders: [group, { title: "More of Testsite" }] }],
    document: { breadcrumbs: [{ name: "Names of Testsite" }, { name: "More of Testsite" }] },
    site: { legalOwner: "The makers of Testsite", socialLinks: [{ label: "Testsite elsewhere" }] },
  });
});

test("no Model Context Protocol tool returns one", async () => {
  for (const site of [embedded(), fake()]) {
    for (const [name, args] of [
      ["search", { term: "zones" }],
      ["read_document", { document: "zones-article" }],
      ["define_term", { term: "zones" }],
    ] as const) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });
      const response = await fetch(`${site.url}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
        body,
      });
      const text = await response.text();
      expect(rawIn(text)).toEqual([]);
      expect({ name, isThere: text.includes("Testsite") }).toEqual({ name, isThere: true });
    }
  }
});

test("a new name in site.yml replaces the one already filled in", async () => {
  const subject = async () => (await ask(embedded(), '{ document(slug: "zones-article") { subject } }')).data?.document;
  expect(await subject()).toEqual({ subject: "Zones at Testsite" });
  await embedded().content.write("site.yml", "name: Renamed\nid: testsite\n");
  await eventually(subject, (found) => Object(found).subject === "Zones at Renamed");
});
