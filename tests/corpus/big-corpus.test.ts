import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { planCorpus } from "../../bench/corpus/corpus.ts";
import { createDocumentMaker } from "../../bench/corpus/document.ts";
import { writeCorpus } from "../../bench/corpus/write-corpus.ts";
import { ask } from "../support/ask.ts";
import { startSite } from "../support/site.ts";
import type { TestSite } from "../support/site.ts";

/**
 * Large enough for several pages of everything, and just too small for threads. What needs more documents is tested separately:
 * tests/backend/sqlite/common-words.test.ts, tests/backend/ingest/threads.test.ts.
 */
const size = { documents: 490, seed: 7 };
/** Not a divisor of the gateway's page size for backend calls. */
const nodesPerPart = 60;
const corpus = planCorpus(size);
const facts = Array.from({ length: size.documents }, (_, document) => corpus.facts(document));
/** Documents of a listed type, newest first. */
const articles = facts
  .filter(({ type }) => type === "article")
  .toSorted((a, b) => (a.published === b.published ? (a.slug < b.slug ? -1 : 1) : a.published < b.published ? 1 : -1));

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-corpus-"));
  await writeCorpus(folder, size);
  site = await startSite({ CONTENT_DIR: folder, LIMIT_SEARCHES_PER_MINUTE: "1000" });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const Node = z.object({ key: z.string(), path: z.string(), count: z.number().nullable() });
const Level = z.object({ total: z.number(), nodes: z.array(Node) });

/** All nodes of a level, fetched in parts. */
async function wholeLevel(group: string, within: readonly string[]) {
  const nodes: z.output<typeof Node>[] = [];
  for (let total = 1; nodes.length < total; ) {
    const { data, errors } = await ask(site, `query ($group: TreeGroup!, $within: [String!]!, $offset: Int!) { treeNodes(group: $group, within: $within, limit: ${nodesPerPart}, offset: $offset) { total nodes { key path count } } }`, {
      variables: { group, within, offset: nodes.length },
    });
    expect(errors).toEqual([]);
    const level = Level.parse(data?.["treeNodes"]);
    total = level.total;
    nodes.push(...level.nodes);
    if (level.nodes.length === 0) break;
  }
  return nodes;
}

test("the same size and seed give the same documents, another seed others", () => {
  const made = (seed: number) => Array.from({ length: 20 }, (_, document) => createDocumentMaker(planCorpus({ documents: 500, seed }))(document));
  expect(made(3)).toEqual(made(3));
  expect(made(3)).not.toEqual(made(4));
});

test("opening every type in the tree reaches every document once", async () => {
  const types = await wholeLevel("TYPES", []);
  const slugs = (await Promise.all(types.map(({ key }) => wholeLevel("TYPES", [key])))).flatMap((nodes) => nodes.map(({ key }) => key));
  expect(slugs.toSorted()).toEqual(facts.map(({ slug }) => slug).toSorted());
});

test("the categories and their contents add up to all documents", async () => {
  const categories = await wholeLevel("CATEGORIES", []);
  expect(categories.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(size.documents);
  const [first] = categories.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const subs = await wholeLevel("CATEGORIES", [first?.key ?? ""]);
  expect(subs.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(first?.count);
  const docs = await Promise.all(subs.map(({ key }) => wholeLevel("CATEGORIES", [first?.key ?? "", key])));
  expect(docs.flat()).toHaveLength(first?.count ?? -1);
});

test("all tags and authors are there, each with its documents", async () => {
  const [tags, authors] = [await wholeLevel("TAGS", []), await wholeLevel("AUTHORS", [])];
  expect([tags.length, authors.length]).toEqual([new Set(corpus.tags).size, corpus.authors.length]);
  expect(authors.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(size.documents);
  const [tag] = tags;
  expect(await wholeLevel("TAGS", [tag?.key ?? ""])).toHaveLength(tag?.count ?? -1);
});

test("the tree's share of the first paint is bounded, whichever document is read", async () => {
  const slug = articles.at(-1)?.slug ?? "";
  const nodes = "{ total pathKey nodes { key name path count lastPublished } }";
  const { data, errors } = await ask(site, `{ treePath(slug: "${slug}") { group levels ${nodes} } tags: treeNodes(group: TAGS, limit: 0) ${nodes} few: treePath(slug: "${slug}", limit: 20) { levels { total nodes { key } } } }`);
  expect(errors).toEqual([]);
  const { few, ...shown } = z.object({ few: z.object({ levels: z.array(z.object({ total: z.number(), nodes: z.array(z.unknown()) })) }) }).loose().parse(data);
  expect(few.levels.map(({ total, nodes }) => [total, nodes.length])).toEqual(few.levels.map(({ total }) => [total, Math.min(total, 20)]));
  expect(few.levels[0]?.total).toBeGreaterThan(20);
  expect(data).toMatchObject({ treePath: { levels: expect.arrayContaining([expect.objectContaining({ pathKey: slug })]) }, tags: { nodes: [] } });
  expect(brotliCompressSync(JSON.stringify(shown)).length).toBeLessThan(3_000);
});

test("a late page of a list has the right documents, and a guide's list those around it", async () => {
  const page = Math.ceil(articles.length / 12) - 1;
  const middle = Math.floor(articles.length / 2);
  const { data } = await ask(site, `{ documents(type: "article", page: ${page}) { items { slug } pagination { totalItems } } documentLinks(type: "article", around: "${articles[middle]?.slug}", limit: 11) { slug } }`);
  expect(data).toEqual({
    documents: { items: articles.slice((page - 1) * 12, page * 12).map(({ slug }) => ({ slug })), pagination: { totalItems: articles.length } },
    documentLinks: articles.slice(middle - 5, middle + 6).map(({ slug }) => ({ slug })),
  });
});

test("the sitemaps list every document's page, and no address twice", async () => {
  const locations = async (address: string) => [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? "").replace(/^https?:\/\/[^/]+/, ""));
  const children = (await locations(`${site.url}/sitemap.xml`)).filter((path) => !path.includes("news-"));
  const pages = (await Promise.all(children.map((path) => locations(site.url + path)))).flat().filter((path) => path !== "/");
  const onOnePage: Readonly<Record<string, string>> = { tou: "/legal/terms/", "privacy-policy": "/legal/privacy/", glossary: "/glossary/" };
  expect(pages.toSorted()).toEqual([...new Set(facts.map(({ type, slug }) => onOnePage[type] ?? `/${type}/${slug}/`))].toSorted());
});

const Found = z.object({ search: z.object({ pagination: z.object({ totalItems: z.number() }), items: z.array(z.object({ document: z.object({ slug: z.string(), subject: z.string() }) })) }) });

test("a word in nearly every text finds nearly all of them, overall and per type, ranking a subject match first", async () => {
  const word = "the";
  const search = async (term: string, type: string) => Found.parse((await ask(site, `{ search(term: "${term}"${type}, limit: 12) { pagination { totalItems } items { document { slug subject } } } }`)).data).search;
  const inSubject = (subject: string): boolean => new RegExp(`\\b${word}\\b`, "i").test(subject);
  const all = await search(word, "");
  expect(all.pagination.totalItems).toBeGreaterThan(size.documents * 0.8);
  expect(facts.filter(({ subject }) => inSubject(subject)).length).toBeGreaterThan(1);
  expect(inSubject(all.items[0]?.document.subject ?? "")).toBe(true);
  const ofType = await search(word, ', types: ["sop"]');
  const sops = new Set(facts.filter(({ type }) => type === "sop").map(({ slug }) => slug));
  expect(ofType.items.filter(({ document }) => !sops.has(document.slug))).toEqual([]);
  expect(ofType.pagination.totalItems).toBeGreaterThan(sops.size / 2);
});
