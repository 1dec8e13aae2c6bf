import { expect, test } from "vitest";
import { englishWordsIn } from "../../sites/english-words.ts";
import { folderOf } from "../../sites/start-sites.ts";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { get, siteYml, webinarTypes } from "./site-with-webinars.ts";

const documents = [
  aWireDocument({ slug: "rotate", docType: "sop", subject: "Rotate keys" }),
  aWireDocument({ slug: "soup", docType: "recipe", subject: "Soup" }),
  aWireDocument({ slug: "zones", docType: "webinar", subject: "Zones on film" }),
];

/** A site on a backend of its operator, which sends types that the site removed, and types that nobody defined. */
async function startWithOtherTypes() {
  const content = await makeContent({ "site.yml": siteYml(webinarTypes) });
  const site = await startFakeSite({
    documents,
    settings: { CONTENT_DIR: content.dir },
    routes: {
      [`${calls.sitemap}sitemap-article/`]: json({
        sitemap: { links: [{ linkname: "/sop/rotate" }, { linkname: "/webinar/zones" }] },
      }),
    },
  });
  return {
    url: site.url,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

const site = forAllTests(startWithOtherTypes);

test("the gateway knows a site's types whatever the backend is", async () => {
  expect((await get(site(), "/webinars")).text).toContain('href="/webinar/zones"');
  expect((await get(site(), "/webinar/zones")).text).toContain('"@type":"VideoObject"');
});

test("documents of a type that the site removed are left out of whatever a backend sends", async () => {
  for (const path of ["/sop", "/sop/rotate", "/article/rotate", "/docs/rotate", "/article/rotate.md"])
    expect([path, (await get(site(), path)).status]).toEqual([path, 404]);
  const { data } = await ask(
    site(),
    `{ document(slug: "rotate") { slug } search(term: "words") { items { document { slug } } }
       documentsByAuthor(authorId: "ada") { items { slug } } sitemap(slug: "sitemap-article") { links { location } } }`,
  );
  expect(data).toMatchObject({ document: null });
  expect(JSON.stringify(data)).toContain("zones");
  expect(JSON.stringify(data)).not.toContain("rotate");
});

test("a document of a type that nobody defined counts as one of the first type", async () => {
  const { data } = await ask(site(), '{ document(slug: "soup") { type { id } path } }');
  expect(data).toEqual({ document: { type: { id: "article" }, path: "/article/soup" } });
  expect((await get(site(), "/article/soup")).status).toBe(200);
});

test("brand, navigation, words and switched-off features are the site's whatever the backend is", async () => {
  await using other = await startFakeSite({
    documents: [aWireDocument({ slug: "hobel", docType: "guide", subject: "Den Hobel einstellen" })],
    settings: { CONTENT_DIR: folderOf("acme-de"), SITE_ID: "testsite" },
  });
  const { status, text } = await get(other, "/leitfaden/hobel");
  expect(status).toBe(200);
  expect(text).toContain('<html lang="de"');
  expect(text).toContain("--accent:light-dark(#7a2e8f,");
  expect(text).toMatch(/<img[^>]+src="\/theme\/[0-9a-f]+\.svg"[^>]+alt="Acme Werkbank"/);
  expect(text).toContain('<a href="/rezepte">Rezepte</a>');
  expect(text).toContain("Zum Inhalt springen");
  expect(text).toContain("Die neue Hobelbank ist da.");
  expect(englishWordsIn(text, "de")).toEqual([]);
  for (const path of ["/reference", "/newsletter/confirm"]) expect((await get(other, path)).status).toBe(404);
});
