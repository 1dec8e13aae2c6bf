import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { hangBeforeHeaders, json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";

async function startOwn(files: Readonly<Record<string, string>>) {
  const content = await makeContent(files);
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    url: site.url,
    content,
    leadsTo: async (path: string) => {
      const { status, headers } = await exchange(site, path);
      return status === 301 ? (headers["location"] ?? "") : status;
    },
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

test("an old address leads to the document that names it, whatever its type, until it is named no more", async () => {
  await using site = await startOwn({
    "site.yml": "name: Testsite\nid: testsite\ntypes:\n  guide: { label: Guide, layout: guides, addresses: folders }\n",
    "guide/install/linux.md": aDocument({ aliases: '["/docs/setup/linux.html", "/instalación/", "/guide/old"]' }),
    "glossary/ttl.md": aDocument({ aliases: "[/words/ttl]" }),
    "article/words.md": aDocument({ subject: "Words" }),
  });
  expect(await site.leadsTo("/docs/setup/linux.html")).toBe("/guide/install/linux");
  expect(await site.leadsTo("/docs/setup/linux.html?from=mail")).toBe("/guide/install/linux?from=mail");
  expect(await site.leadsTo("/instalaci%C3%B3n")).toBe("/guide/install/linux");
  expect(await site.leadsTo("/words/ttl")).toBe("/glossary#ttl");
  expect(await site.leadsTo("/words/none")).toBe(404);
  expect(await site.leadsTo("/guide/old.md")).toBe("/guide/install/linux.md");
  expect(await site.leadsTo("/guide/old.json")).toBe("/guide/install/linux.json");
  expect(await site.leadsTo("/instalaci%C3%B3n.md")).toBe("/guide/install/linux.md");
  expect(await site.leadsTo("/words/none.md")).toBe(404);
  const { data } = await ask(site, '{ moved(path: "/words/ttl/") none: moved(path: "//evil.example") }');
  expect(data).toEqual({ moved: "/glossary#ttl", none: null });

  await site.content.write("glossary/ttl.md", aDocument({ aliases: "[/words/time]" }));
  await eventually(
    () => site.leadsTo("/words/time"),
    (to) => to === "/glossary#ttl",
  );
  expect(await site.leadsTo("/words/ttl")).toBe(404);
  await site.content.remove("glossary/ttl.md");
  await eventually(
    () => site.leadsTo("/words/time"),
    (to) => to === 404,
  );
});

test("an alias never hides a page, nor a line of redirects.yml", async () => {
  await using site = await startOwn({
    "redirects.yml": "/old: /article/first\n",
    "article/first.md": aDocument({}),
    "article/second.md": aDocument({ aliases: "[/article/first, /old, /about]" }),
  });
  expect(await site.leadsTo("/article/first")).toBe(200);
  expect(await site.leadsTo("/about")).toBe(200);
  expect(await site.leadsTo("/old")).toBe("/article/first");
});

test("a backend that fails to look up an address, or cannot, costs nothing but the redirect", async () => {
  const path = "/api/docs/get-alias/testsite";
  await using site = await startFakeSite({ routes: { [path]: json({}, { status: 500 }) } });
  expect((await exchange(site, "/nowhere")).status).toBe(404);
  expect(site.callsTo(path)).toBeGreaterThan(0);
  for (const answer of [json({ alias: { slug: "x" } }), json({ alias: null }), json([]), json({}, { status: 501 })]) {
    site.backend.on(path, answer);
    site.purge();
    expect((await exchange(site, "/nowhere")).status).toBe(404);
  }
  site.backend.on(path, json({ alias: { slug: "first-words", docType: "article" } }));
  site.purge();
  expect((await exchange(site, "/nowhere")).headers["location"]).toBe("/article/first-words");
});

test("a backend that hangs while it looks up addresses holds a page up no longer than all its calls may take", async () => {
  const path = "/api/docs/get-alias/testsite";
  await using site = await startFakeSite({
    settings: { LIMIT_PAGE_TOTAL_MS: "3000" },
    routes: { [path]: json({ alias: null }) },
  });
  // What a page needs for the first time takes a while.
  await eventually(
    async () => (await exchange(site, "/nowhere")).status,
    (status) => status === 404,
  );
  site.backend.on(path, hangBeforeHeaders);
  const answers = await Promise.all(["/elsewhere", "/elsewhere.md"].map((address) => exchange(site, address)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(site.callsTo(`${path}?path=%2Felsewhere`)).toBeGreaterThan(0);
});
