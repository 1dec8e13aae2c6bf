import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { cappedList } from "../../support/fakes/capped-list.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { uncountedList } from "../../support/fakes/uncounted-list.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startSite(settings));
async function get(where: { readonly url: string }, path: string) {
  const response = await fetch(where.url + path);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

const types = [
  "knowledge-base",
  "how-to",
  "api",
  "article",
  "blog",
  "white-paper",
  "case-study",
  "sop",
  "news",
  "press-release",
  "glossary",
  "tou",
  "privacy-policy",
];
async function readDocuments(): Promise<
  readonly { readonly slug: string; readonly path: string; readonly subject: string; readonly markdown: string }[]
> {
  const { data } = await ask(
    site(),
    `{ ${types
      .map(
        (type) =>
          `${type.replaceAll("-", "_")}: documents(type: "${type}", limit: 100) { items { slug path subject } }`,
      )
      .slice(0, 10)
      .join(" ")} }`,
  );
  const { data: more } = await ask(
    site(),
    `{ ${types
      .map(
        (type) =>
          `${type.replaceAll("-", "_")}: documents(type: "${type}", limit: 100) { items { slug path subject } }`,
      )
      .slice(10)
      .join(" ")} }`,
  );
  return [...Object.values(Object(data)), ...Object.values(Object(more))].flatMap((list) => Object(list).items);
}

test("llms.txt is a map of the site: name, description, and every document by type with its Markdown address", async () => {
  const { status, type, text } = await get(site(), "/llms.txt");
  expect({ status, type }).toEqual({ status: 200, type: "text/plain; charset=utf-8" });
  expect(text).toMatch(/^# Domainlens\n\n> The help centre of Domainlens:/);
  expect(text).toContain("The reference of the API: https://docs.example/api-reference.");
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    "How-To Guide",
    "Knowledge Base",
    "API Documentation",
    "Articles",
    "Blogs",
    "White Papers",
    "Case Studies",
    "SOP",
    "News",
    "Press Release",
    "Glossary",
    "Terms and Conditions",
    "Privacy Policy",
  ]);
  const links = [...text.matchAll(/^- \[(?:[^\]\\]|\\.)+\]\((\S+?)\)/gm)].map(([, link]) => link ?? "");
  const files = (await readDocuments()).map(
    ({ slug, path }) => `https://docs.example${path.includes("#") ? `/docs/${slug}` : path}.md`,
  );
  expect(links.toSorted()).toEqual(files.toSorted());
  for (const link of links.filter((_, index) => index % 20 === 0))
    expect((await get(site(), new URL(link).pathname)).status).toBe(200);
});

test("every line of a list in llms.txt is a link that programs read, whatever the slugs are, and also for what is left out", async () => {
  const slugs = ["notes-(old)", "b)c", ...Array.from({ length: 100 }, (_, index) => `text-${index}`)];
  await using other = await startFakeSite({ documents: slugs.map((slug) => aWireDocument({ slug })), settings });
  const { text } = await get(other, "/llms.txt");
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  const links = lines.map((line) => /^- \[[^\]]+\]\(([^()\s]+)\)(?:: .+)?$/.exec(line)?.[1] ?? line);
  expect(links).toHaveLength(101);
  expect(links.at(-1)).toBe("https://docs.example/sitemap.xml");
  expect(links.slice(0, 2)).toEqual(
    ["notes-%28old%29", "b%29c"].map((slug) => `https://docs.example/article/${slug}.md`),
  );
  for (const link of links.slice(0, 2)) expect((await get(other, new URL(link).pathname)).status).toBe(200);
});

test("every spelling of the address of a file or a feed has the same answer", async () => {
  for (const [path, others] of [
    ["/llms.txt", ["/llms.txt/", "/%6Clms.txt", "/llms%2Etxt"]],
    ["/llms-full.txt?page=2", ["/llms-full.txt/?page=2", "/llms%2Dfull.txt?page=2"]],
    ["/feeds/all.json", ["/feeds/all.json/", "/%66eeds/all%2Ejson"]],
  ] as const) {
    const one = await get(site(), path);
    expect(one.status).toBe(200);
    for (const other of others) expect({ other, ...(await get(site(), other)) }).toEqual({ other, ...one });
  }
});

test("llms-full.txt has every document once, in linked pages", async () => {
  const pages: string[] = [];
  for (let path: string | undefined = "/llms-full.txt"; path !== undefined;) {
    const { status, text } = await get(site(), path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    pages.push(text);
    path = /^Next page: https:\/\/docs\.example(\/llms-full\.txt\?page=\d+)$/m.exec(text)?.[1];
  }
  expect(pages.length).toBeGreaterThan(2);
  const sources = pages.flatMap((text) => [...text.matchAll(/^Source: (\S+)$/gm)].map(([, source]) => source));
  expect(sources.length).toBe((await readDocuments()).length);
  const { data } = await ask(site(), `{ document(slug: "what-the-udrp-decides") { markdown } }`);
  expect(pages.join("")).toContain(
    `\n\nSource: https://docs.example/article/what-the-udrp-decides/\n\n${Object(data).document.markdown}\n\n---\n`,
  );
  expect((await get(site(), "/llms-full.txt?page=99")).status).toBe(404);
  expect((await get(site(), "/llms-full.txt?page=x")).text).toBe(pages[0]);
});

test.each([
  ["says only that there is another page", uncountedList],
  ["sends fewer on a page than are asked for", (documents: readonly unknown[]) => cappedList(documents, 30)],
])("documents of all pages are there, each once, also where a backend %s", async (_what, listOf) => {
  const documents = Array.from({ length: 250 }, (_, index) => aWireDocument({ slug: `text-${index}` }));
  await using other = await startFakeSite({
    documents,
    settings,
    routes: { [calls.ofType]: json({ doc: [] }), [`${calls.ofType}article`]: listOf(documents) },
  });
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => get(other, `/llms-full.txt?page=${page}`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const sources = pages.flatMap(({ text }) => [...text.matchAll(/^Source: .*$/gm)].map(([source]) => source));
  expect([sources.length, new Set(sources).size]).toEqual([250, 250]);
});

test("a text that would make the file too long is linked instead", async () => {
  const documents = Array.from({ length: 4 }, (_, index) =>
    aWireDocument({ _id: `d${index}`, slug: `long-${index}`, content: `<p>${"word ".repeat(60_000)}</p>` }),
  );
  await using other = await startFakeSite({ documents, settings });
  const { text } = await get(other, "/llms-full.txt");
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toContain("Too long for this file: https://docs.example/article/long-3.md");
});

test("while the backend fails both are 503 with Retry-After", async () => {
  await using failing = await startFakeSite({ routes: { [calls.ofType]: json({}, { status: 500 }) } });
  for (const path of ["/llms.txt", "/llms-full.txt"]) {
    const response = await fetch(failing.url + path);
    expect({
      path,
      status: response.status,
      retry: response.headers.get("retry-after"),
      cache: response.headers.get("cache-control"),
    }).toEqual({ path, status: 503, retry: "10", cache: "no-store" });
  }
});
