import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { aDocument } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { get, siteYml, startSiteWithWebinars, webinarTypes } from "./site-with-webinars.ts";

const site = forAllTests(startSiteWithWebinars);

test("a type of site.yml has a list, documents at their own addresses, and a link", async () => {
  const list = await get(site(), "/webinars");
  expect(list.status).toBe(200);
  expect(list.text).toContain("<h1>Webinars</h1>");
  expect(list.text).toContain("Recordings with transcripts.");
  expect(list.text).toContain('href="/webinar/zones"');
  const document = await get(site(), "/webinar/zones");
  expect(document.status).toBe(200);
  expect(document.text).toContain('<link rel="canonical" href="http');
  expect(document.text).toMatch(/rel="canonical" href="[^"]*\/webinar\/zones\/"/);
  expect(document.text).toContain('"@type":"VideoObject"');
  expect((await get(site(), "/")).text).toContain('href="/webinars"');
  expect((await get(site(), "/article/first")).text).toContain('<a href="/webinar/zones">zones</a>');
});

test("files for programs know the type: feeds, sitemaps, Markdown, JSON, llms.txt", async () => {
  expect((await get(site(), "/feeds/type/webinar.rss")).text).toContain("Zones on film");
  expect((await get(site(), "/feeds/all.rss")).text).toContain("Zones on film");
  expect((await get(site(), "/sitemap.xml")).text).toContain("/sitemap-webinar.xml");
  const sitemap = await get(site(), "/sitemap-webinar.xml");
  expect(sitemap.text).toMatch(/\/webinar\/zones\/<\/loc>[^]*?<priority>0\.9<\/priority>/);
  expect((await get(site(), "/webinar/zones.md")).text).toContain("type: webinar");
  expect(JSON.parse((await get(site(), "/webinar/zones.json")).text)).toMatchObject({ type: "webinar" });
  expect((await get(site(), "/llms.txt")).text).toContain("## Webinars\n\n- [Zones on film]");
});

test("the API lists the type, searches it, and names it to programs", async () => {
  const { data } = await ask(
    site(),
    `{ documentTypes { id } documents(type: "webinar") { items { slug type { label listPath } path } }
       search(term: "delegation", types: ["webinar"]) { items { document { slug type { id } } } pagination { totalItems } }
       both: search(term: "film words", types: ["webinar", "article"]) { pagination { totalItems } } }`,
  );
  expect(data).toMatchObject({
    documents: {
      items: [{ slug: "zones", type: { label: "Webinar", listPath: "/webinars" }, path: "/webinar/zones" }],
    },
    search: { items: [{ document: { slug: "zones", type: { id: "webinar" } } }], pagination: { totalItems: 1 } },
    both: { pagination: { totalItems: 2 } },
  });
  expect(JSON.stringify(data)).not.toContain('"sop"');
  const tools = await listTools();
  expect(tools).toContain('"webinar"');
  expect(tools).not.toContain('"sop"');
});

async function listTools(): Promise<string> {
  const response = await fetch(`${site().url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  return response.text();
}

test("the results of a search can be narrowed to the type", async () => {
  const all = await get(site(), "/search?q=zones");
  expect(all.text).toContain('href="/article/first"');
  expect(all.text).toContain("type=webinar");
  const narrowed = await get(site(), "/search?q=zones&type=webinar");
  expect(narrowed.text).toContain("<h1>Search: Webinars</h1>");
  expect(narrowed.text).toContain('href="/webinar/zones"');
  expect(narrowed.text).not.toContain('href="/article/first"');
});

test("a type that the site removed has no route, no link, no document, no feed, no sitemap", async () => {
  const paths = [
    "/sop",
    "/sop/rotate",
    "/article/rotate",
    "/rotate",
    "/type/sop",
    "/feeds/type/sop.rss",
    "/sitemap-sop.xml",
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, (await get(site(), path)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 404]));
  expect((await get(site(), "/")).text).not.toContain('href="/sop"');
  expect((await get(site(), "/sitemap.xml")).text).not.toContain("sop");
  const { data } = await ask(site(), '{ search(term: "rotate keys") { pagination { totalItems } } }');
  expect(data).toEqual({ search: { pagination: { totalItems: 0 } } });
  const refused = await ask(site(), '{ documents(type: "sop") { items { slug } } }');
  expect(refused.errors[0]?.message).toMatch(/^type must be one of article, .*, got "sop"\.$/);
});

test("types change while the site runs: added, renamed, moved, and removed", async () => {
  await using own = await startSiteWithWebinars();
  const { write } = own.content;
  const shows = (path: string, text: string): Promise<void> =>
    eventually(
      () => get(own, path),
      (answer) => answer.text.includes(text),
    );
  const answers = (path: string, status: number): Promise<void> =>
    eventually(
      async () => (await get(own, path)).status,
      (got) => got === status,
    );
  await write("talk/one.md", aDocument({ subject: "A talk" }));
  await write("site.yml", siteYml(`${webinarTypes}  talk: { label: Talk, listLabel: Talks, listPath: /talks }\n`));
  await shows("/talks", "A talk");
  expect((await get(own, "/talk/one")).status).toBe(200);

  await write("site.yml", siteYml("  webinar: { label: Film, listLabel: Films, listPath: /films, path: /film }\n"));
  await shows("/films", 'href="/film/zones"');
  await shows("/article/first", '<a href="/film/zones">zones</a>');
  expect((await get(own, "/films")).text).toContain("<h1>Films</h1>");
  await answers("/sop/rotate", 200);
  await answers("/article/one", 404);
  expect((await get(own, "/webinars")).status).toBe(404);
});

test("types with a problem change nothing: those from before stay in force", async () => {
  await using own = await startSiteWithWebinars();
  await own.content.write("site.yml", siteYml("  webinar: { label: Film, listPath: /blog, path: /film }\n"));
  await own.content.write("blog/note.md", aDocument({ subject: "A note" }));
  await eventually(
    () => get(own, "/blog"),
    ({ text }) => text.includes("A note"),
  );
  expect((await get(own, "/webinars")).text).toContain('href="/webinar/zones"');
  expect((await get(own, "/sop/rotate")).status).toBe(404);
});
