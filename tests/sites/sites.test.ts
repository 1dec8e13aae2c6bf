import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { crawl } from "../support/pages/crawler.ts";
import { exchange } from "../support/exchange.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { englishLinesIn, englishWordsIn } from "./english-words.ts";
import { foreignWordsIn } from "./foreign-words.ts";
import { folderOf, startTestSite } from "./start-sites.ts";
import type { SiteName } from "./start-sites.ts";

const siteUrl = "https://docs.example";

/** What the sites have, and what they do not have. */
const sites: Readonly<
  Record<
    SiteName,
    {
      readonly types: readonly string[];
      readonly gone: readonly string[];
      readonly pages: number;
      readonly language: string;
    }
  >
> = {
  "acme-de": {
    types: ["guide", "rezept"],
    gone: ["/reference", "/reference/a", "/guides", "/newsletter/confirm", "/newsletter/unsubscribe", "/legal/terms"],
    pages: 20,
    language: "de",
  },
  arabic: {
    types: ["guides"],
    gone: [
      "/reference",
      "/glossary",
      "/releases",
      "/docs",
      "/docs/soil",
      "/authors",
      "/contact",
      "/newsletter/confirm",
      "/playground",
      "/schema.graphql",
      "/feeds/author/salma.rss",
      "/feeds/type/guide.rss",
    ],
    pages: 8,
    language: "ar",
  },
};

describe.each(["acme-de", "arabic"] as const)("the site %s", (name) => {
  const site = forAllTests(() => startTestSite(name));
  const { types, gone, pages, language } = sites[name];
  const read = async (path: string) => {
    const { status, headers, body } = await exchange(site(), path, { headers: { accept: "text/html" } });
    return { status, type: String(headers["content-type"]), text: body.toString() };
  };

  test("has no dead link, no word of another site, and none of the English interface on any page", async () => {
    const found = await crawl(site().url, siteUrl, ["/", "/search", "/changelog", "/faq", "/about"]);
    expect(found.size).toBeGreaterThanOrEqual(pages);
    const faults = [...found.values()].flatMap((page) => page.faults.map((fault) => `${page.address}: ${fault}`));
    expect(faults).toEqual([]);
    const bad = [...found.values()].filter(({ status }) => status !== 200 && status !== 301);
    expect(bad.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
    for (const address of [...found.keys(), "/no-such-page", "/search?q=xyzzy"]) {
      const { text } = await read(address);
      expect([address, foreignWordsIn(text), englishWordsIn(text, language)]).toEqual([address, [], []]);
    }
  });

  test("has files, feeds and pictures of its own alone", async () => {
    const feeds = ["/feeds/all", ...types.map((type) => `/feeds/type/${type}`)].flatMap((feed) =>
      ["rss", "atom", "json"].map((ending) => `${feed}.${ending}`),
    );
    const files = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/llms-full.txt", "/sw.js", "/mark.svg", ...feeds];
    const map = (await read("/sitemap.xml")).text;
    const parts = [...map.matchAll(/<loc>https:\/\/docs\.example([^<]+)/g)].map(([, path = ""]) => path);
    expect(parts.length).toBeGreaterThan(0);
    const listed = await Promise.all(parts.map(async (path) => (await read(path)).text));
    const documents = [...listed.join("").matchAll(/<loc>https:\/\/docs\.example([^<]+)/g)].map(
      ([, path = ""]) => path,
    );
    expect(documents.length).toBeGreaterThan(2);
    const asMarkdown = documents.map((path) => path.replace(/\/?(#.*)?$/, ".md")).filter((path) => path !== ".md");
    for (const path of [...files, ...parts, ...documents]) {
      const { status, text } = await read(path);
      const english = documents.includes(path) || path === "/sw.js" ? [] : englishLinesIn(text, language);
      expect([path, status, foreignWordsIn(text), english]).toEqual([path, expect.toBeOneOf([200, 301]), [], []]);
    }
    expect((await read("/llms-full.txt")).text).toMatch(/\[!(?:WARNING|TIP)\]/);
    for (const path of [...asMarkdown, "/no-such-page.md", "/docs/no-such-page.json", "/llms-full.txt?page=99"]) {
      const { text } = await read(path);
      expect([path, foreignWordsIn(text), englishLinesIn(text, language)]).toEqual([path, [], []]);
    }
    const home = (await read("/")).text;
    const card = /property="og:image" content="https:\/\/docs\.example([^"]+)"/.exec(home)?.[1] ?? "";
    expect((await read(card)).type).toBe("image/png");
  });

  test("has nothing of what it has switched off or does not have", async () => {
    for (const path of gone) expect([path, (await read(path)).status]).toEqual([path, 404]);
    const home = (await read("/")).text;
    for (const path of gone) expect(home).not.toContain(`href="${path}"`);
    const robotsAndMap = (await read("/robots.txt")).text + (await read("/sitemap.xml")).text;
    for (const path of gone) expect(robotsAndMap).not.toContain(`${siteUrl}${path}<`);
  });

  test("has its own brand: logo, accent, and nothing of the built-in mark", async () => {
    const { text } = await read("/");
    const definition: unknown = parse(readFileSync(join(folderOf(name), "site.yml"), "utf8"));
    const accent = /"accent":"(#[0-9a-f]{6})"/.exec(JSON.stringify(definition))?.[1] ?? "none";
    expect(text).toContain(`--accent:light-dark(${accent},`);
    expect(text).toMatch(/<img[^>]+src="\/theme\/[0-9a-f]+\.svg"/);
    expect(text).not.toContain("M3 21.6 21 16.8");
  });
});

test("feeds and answers of a German site are in German", async () => {
  await using site = await startTestSite("acme-de");
  const feed = async (ending: string) => (await exchange(site, `/feeds/changelog.${ending}`)).body.toString();
  expect(await feed("rss")).toContain("<title>Acme Werkbank: Änderungen</title>");
  expect(await feed("rss")).toContain("<language>de</language>");
  expect(await feed("atom")).toContain('xml:lang="de"');
  expect(JSON.parse(await feed("json"))).toMatchObject({ language: "de" });
  expect((await exchange(site, "/")).body.toString()).toContain('"inLanguage":"de"');
  const { body } = await exchange(site, "/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: `mutation { submitContact(input: { firstName: "", lastName: "B", email: "no", message: "c", agreedToPolicies: true }) {
        ... on ContactRejected { message fields { field message } }
      } }`,
    }),
  });
  expect(JSON.parse(body.toString()).data.submitContact).toEqual({
    message: "Bitte prüfen Sie die markierten Felder.",
    fields: [
      { field: "email", message: "Bitte geben Sie eine gültige E-Mail-Adresse ein." },
      { field: "firstName", message: "Bitte füllen Sie dieses Feld aus." },
    ],
  });
});

test("assistants hear of a site's own documents alone, in its language", async () => {
  await using site = await startTestSite("acme-de");
  const call = async (method: string, params: unknown): Promise<string> => {
    const { body } = await exchange(site, "/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    return body.toString();
  };
  const answerOf = async (name: string, given: Readonly<Record<string, unknown>>): Promise<string> =>
    JSON.parse(await call("tools/call", { name, arguments: given })).result.content[0].text;
  const tools = await call("tools/list", {});
  const titles = JSON.parse(tools).result.tools.map(({ title }: { readonly title: string }) => title);
  const answers = [
    ...titles,
    await answerOf("list_types", {}),
    await answerOf("list_tags", {}),
    await answerOf("search", { term: "hobel" }),
    await answerOf("search", { term: "xyzzy" }),
    await answerOf("read_document", { document: "hobel-einstellen" }),
    await answerOf("read_document", { document: "hobel-einstelen" }),
    await answerOf("define_term", { term: "Zwinge" }),
    await answerOf("define_term", { term: "Schraube" }),
  ];
  expect(answers.join("\n")).toContain("Leitfaden (`guide`): 2 Dokumente");
  expect(foreignWordsIn(tools + answers.join("\n"))).toEqual([]);
  for (const answer of answers) expect([answer, englishLinesIn(answer, "de")]).toEqual([answer, []]);
});

test("the playground and what stands before its script speak the site's language", async () => {
  await using site = await startTestSite("acme-de");
  const html = (await exchange(site, "/playground", { headers: { accept: "text/html" } })).body.toString();
  expect(html).toMatch(/^<!doctype html><html lang="de" /);
  expect(html).toContain("<title>Spielwiese | Acme Werkbank</title>");
  expect([englishWordsIn(html, "de"), foreignWordsIn(html)]).toEqual([[], []]);
});
