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
  expect(await site.leadsTo("/docs/setup/linux.html?from=mail")).toBe("/guide/install/linux");
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

const lookUp = "/api/docs/get-alias/testsite";

/** A document's address, one of no kind in one part and in two, and files of both. */
const unknown = ["/article/nowhere", "/nowhere", "/no/where.html", "/article/nowhere.md", "/no/where.json"];

test("while only the look-up of old addresses fails, an unknown address is a failure in its own form, and no 404 that would stay", async () => {
  await using site = await startFakeSite({ routes: { [lookUp]: json({}, { status: 500 }) } });
  for (const path of unknown) {
    const { status, headers, body } = await exchange(site, path);
    expect({ path, status, cache: headers["cache-control"], retry: headers["retry-after"] }).toEqual({
      path,
      status: 503,
      cache: "no-store",
      retry: "10",
    });
    expect(body.toString()).toContain("Error fetching article.");
    expect(body.toString()).not.toContain("No content found.");
  }
  const { errors } = await ask(site, '{ moved(path: "/nowhere") }');
  expect(errors).toMatchObject([{ path: ["moved"], extensions: { status: 500 } }]);
  site.backend.on(lookUp, json({ alias: { slug: "first-words", docType: "article" } }));
  for (const path of unknown)
    expect((await exchange(site, path)).headers["location"]).toMatch(/^\/article\/first-words/);
  // What is known is used while the backend fails.
  site.backend.on(lookUp, json({}, { status: 500 }));
  site.purge();
  for (const path of unknown)
    expect((await exchange(site, path)).headers["location"]).toMatch(/^\/article\/first-words/);
});

test("a backend that cannot look up addresses, or knows none, costs nothing but the redirect", async () => {
  await using site = await startFakeSite({ routes: { [lookUp]: json({ alias: null }) } });
  for (const answer of [json({ alias: null }), json({}, { status: 404 }), json({}, { status: 501 })]) {
    site.backend.on(lookUp, answer);
    site.purge();
    for (const path of unknown) expect((await exchange(site, path)).status).toBe(404);
  }
});

test("a backend that hangs while it looks up addresses holds a page up no longer than all its calls may take", async () => {
  await using site = await startFakeSite({
    settings: { LIMIT_PAGE_TOTAL_MS: "3000" },
    routes: { [lookUp]: json({ alias: null }) },
  });
  // What a page needs for the first time takes a while.
  await eventually(
    async () => (await exchange(site, "/nowhere")).status,
    (status) => status === 404,
  );
  site.backend.on(lookUp, hangBeforeHeaders);
  const answers = await Promise.all(["/elsewhere", "/elsewhere.md"].map((address) => exchange(site, address)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(site.callsTo(`${lookUp}?path=%2Felsewhere`)).toBeGreaterThan(0);
});
