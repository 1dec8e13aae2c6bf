import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startOwnSite } from "../site/own-site.ts";
import { callTool } from "./support/call-tool.ts";

const slugs = ["first-words", "package.json", "node.md", "node", "c#", "c", "why?", "100%", "größe", "a b"];
const long = `<p>${"a".repeat(39_999)}😀${"b".repeat(40_000)}</p>`;
const documents = [
  aWireDocument({ slug: "long", content: long }),
  ...slugs.map((slug) => aWireDocument({ slug, subject: `The text ${slug}` })),
  aWireDocument({ slug: "terms-of-use", docType: "tou", subject: "Our terms" }),
  aWireDocument({ slug: "cache", docType: "glossary", subject: "Cache" }),
  aWireDocument({ slug: "c++", docType: "glossary", subject: "C++" }),
];
const site = forAllTests(() => startFakeSite({ documents, settings: { SITE_URL: "https://docs.example" } }));

async function call(tool: string, input: object): Promise<string> {
  const { body } = await callTool(site(), tool, input);
  return String(JSON.parse(body.toString()).result.content[0].text);
}

function read(document: string, from = 0): Promise<string> {
  return call("read_document", { document, from });
}

test.each([
  ...slugs.map((slug) => [slug, `The text ${slug}`]),
  ...slugs.map((slug) => [`https://docs.example/article/${encodeURIComponent(slug)}/`, `The text ${slug}`]),
  ["first-words.md", "The text first-words"],
  ["first-words.json", "The text first-words"],
  ["first-words#part", "The text first-words"],
  ["article/first-words", "The text first-words"],
  ["/article/first-words.md?x=1#part", "The text first-words"],
  ["/docs/first-words", "The text first-words"],
  ["/first-words", "The text first-words"],
  ["/article/node.md.md", "The text node.md"],
  ["/article/node.json", "The text node"],
  ["/article/gr%C3%B6%C3%9Fe.md", "The text größe"],
  ["https://docs.example/legal/terms/", "Our terms"],
  ["/legal/terms", "Our terms"],
  ["/legal/terms.md", "Our terms"],
  ["legal/terms#part", "Our terms"],
  ["terms-of-use", "Our terms"],
  ["https://docs.example/glossary/#cache", "Cache"],
  ["/glossary?letter=c#cache", "Cache"],
  ["glossary#cache", "Cache"],
  ["/glossary/#c%2B%2B", "C++"],
  ["/docs/cache.md", "Cache"],
])("%s is read as the document %j", async (document, subject) => {
  expect((await read(document)).split("\n")[0]).toBe(`# ${subject}`);
});

test("what no document has is not found, with one search for the closest ones", async () => {
  const before = site().callsTo(calls.search);
  expect(await read("/article/nothing.md?x#y")).toMatch(/^There is no document “nothing”\./);
  expect(await read("nothing.json#y")).toMatch(/^There is no document “nothing”\./);
  expect(await read("/legal/privacy/")).toMatch(/^There is no document “privacy”\./);
  expect(site().callsTo(calls.search) - before).toBeLessThanOrEqual(3);
});

test("a part of a long text does not end within a character", async () => {
  const first = await read("long");
  expect(first).toMatch(/a\n\n\[40,002 more characters: read on with "from": 39999\]$/);
  expect(await read("long", 39_999)).toMatch(/\n\n😀b{39998}\n\n\[2 more characters: read on with "from": 79999\]$/);
  expect(await read("long", 79_999)).toMatch(/\n\nbb$/);
});

test("a page of results beyond the last says how many there are", async () => {
  const total = documents.length;
  expect(await call("search", { term: "text", page: 9 })).toBe(`${total} results for "text". Page 9 of 2`);
});

test("the addresses of types and tags are encoded", async () => {
  const tags = json({ allTags: [{ _id: "1", name: "C#", slug: "c#", docs: [{ subject: "A", slug: "a" }] }] });
  await using other = await startFakeSite({
    routes: { [calls.tags]: tags },
    settings: { SITE_URL: "https://docs.example" },
  });
  const { body } = await callTool(other, "list_tags", {});
  expect(body.toString()).toContain("- C# (`c#`): 1 document, https://docs.example/tag/c%23/");
});

test("an old address leads to the document that is there now", async () => {
  const redirects = "/article/old-words: /article/first-words\n/news/:slug: /article/:slug\n/elsewhere: /about\n";
  await using moved = await startOwnSite({ "redirects.yml": redirects }, documents);
  const firstLine = async (document: string) => {
    const { body } = await callTool(moved.site, "read_document", { document });
    return String(JSON.parse(body.toString()).result.content[0].text).split("\n")[0];
  };
  expect(await firstLine("/article/old-words/")).toBe("# The text first-words");
  expect(await firstLine("https://docs.example/news/node?x#y")).toBe("# The text node");
  expect(await firstLine("/elsewhere")).toMatch(/^There is no document “about”/);
  expect(await firstLine("old-words")).toMatch(/^There is no document “old-words”/);
});
