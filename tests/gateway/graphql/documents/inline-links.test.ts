import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { stopClock } from "../../../support/clock.ts";
import { hangBeforeHeaders, json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const text = aWireDocument({ content: "<h2>A zone</h2><p>Every zone has a name server.</p>" });
function entry(subject: string, fields: Readonly<Record<string, unknown>> = {}) {
  return aWireDocument({
    slug: subject.toLowerCase().replaceAll(" ", "-"),
    subject,
    docType: "glossary",
    metaDescription: `${subject}: what it means.`,
    content: `<p>A ${subject} is no name server.</p>`,
    ...fields,
  });
}
const documents = [text, entry("Zone"), entry("Name server")];
const glossary = `${calls.ofType}glossary`;

const query = `{ document(slug: "first-words") { content(inlineLinks: true) } }`;
const plain = '<h2 id="a-zone">A zone</h2><p>Every zone has a name server.</p>';
const withoutTerms = '<h2 id="a-zone"><a href="#a-zone">A zone</a></h2><p>Every zone has a name server.</p>';
const linked =
  '<h2 id="a-zone"><a href="#a-zone">A zone</a></h2>' +
  '<p>Every <a href="/glossary#zone" data-term="">zone</a> has a <a href="/glossary#name-server" data-term="">name server</a>.</p>';

test("without inlineLinks a text is unchanged, and the glossary is not read for it", async () => {
  await using site = await startFakeSite({ documents });
  expect((await ask(site, `{ document(slug: "first-words") { content } }`)).data).toEqual({
    document: { content: plain },
  });
  expect(site.callsTo(glossary)).toBe(0);
});

test("with inlineLinks terms link to their entries, and one operation can select both forms", async () => {
  await using site = await startFakeSite({ documents });
  const { data, errors } = await ask(
    site,
    `{ document(slug: "first-words") { plain: content linked: content(inlineLinks: true) } }`,
  );
  expect({ data, errors }).toEqual({ data: { document: { plain, linked } }, errors: [] });
});

test("all texts of an operation, and all operations while it is fresh, share one read of the glossary", async () => {
  await using site = await startFakeSite({ documents: [...documents, aWireDocument({ slug: "other", _id: "2" })] });
  await ask(
    site,
    `{ documents(type: "article") { items { content(inlineLinks: true) } } glossary { term } glossaryEntry(slug: "zone") { term } }`,
  );
  await ask(site, query);
  expect(site.callsTo(glossary)).toBe(1);
});

test("the displayed term is matched: the meta title replaces the subject", async () => {
  await using site = await startFakeSite({
    documents: [text, entry("Zone", { subject: "Area", metaTitle: "Zone", slug: "a b/c" })],
  });
  expect((await ask(site, query)).data).toEqual({
    document: {
      content: withoutTerms.replace("Every zone", 'Every <a href="/glossary#a%20b%2Fc" data-term="">zone</a>'),
    },
  });
});

test("an entry does not link to itself", async () => {
  await using site = await startFakeSite({ documents });
  expect((await ask(site, `{ document(slug: "name-server") { content(inlineLinks: true) } }`)).data).toEqual({
    document: { content: "<p>A Name server is no name server.</p>" },
  });
});

test("a changed glossary is applied to unchanged texts", async () => {
  await using site = await startFakeSite({ documents });
  expect((await ask(site, query)).data).toEqual({ document: { content: linked } });
  site.backend.on(glossary, json({ doc: [] }));
  site.purge();
  expect((await ask(site, query)).data).toEqual({ document: { content: withoutTerms } });
});

test("an answer is fresh no longer than the glossary it uses, however new the text is", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ documents, settings: { CACHE_FRESH_SECONDS: "600" } });
  await ask(site, "{ glossary { slug } }");
  clock.pass(500);
  await ask(site, query);
  site.backend.on(glossary, json({ doc: [] }));
  // The glossary is fresh for at most 660 seconds, the text for at least 540.
  clock.pass(200);
  const { document } = calls;
  const textCalls = site.callsTo(document);
  await expect.poll(async () => (await ask(site, query)).data).toEqual({ document: { content: withoutTerms } });
  expect(site.callsTo(document)).toBe(textCalls);
});

test.each([
  ["answers 500", json({}, { status: 500 }), /^no-store$/],
  ["knows no glossary", json({ message: "No such type." }, { status: 404 }), /s-maxage=\d\d/],
  ["sends something else", json({ zones: [] }), /^no-store$/],
  ["never answers", hangBeforeHeaders, /^no-store$/],
])("a backend that %s for the glossary costs the links to it, and is not an error", async (name, answer, kept) => {
  await using site = await startFakeSite({
    documents,
    routes: { [glossary]: answer },
    ...(name === "never answers" && { settings: { LIMIT_UPSTREAM_TOTAL_MS: "1500" } }),
  });
  expect(await ask(site, query)).toMatchObject({ data: { document: { content: withoutTerms } }, errors: [] });
  // A text without its links is not kept in place of one with them.
  const shared = await fetch(`${site.url}/graphql?query=${encodeURIComponent(query)}`);
  expect(shared.headers.get("cache-control")).toMatch(kept);
});

test("a glossary that keeps failing does not affect the documents", async () => {
  const slugs = Array.from({ length: 40 }, (_, index) => `text-${index}`);
  await using site = await startFakeSite({
    documents: slugs.map((slug) => aWireDocument({ slug, _id: slug })),
    routes: { [glossary]: json({}, { status: 503 }) },
    // On a busy machine these calls take longer than the usual ones.
    settings: { LIMIT_BREAKER_WINDOW_MS: "600000", LIMIT_BREAKER_OPEN_MS: "600000" },
  });
  for (const slug of slugs) {
    expect(await ask(site, `{ document(slug: "${slug}") { slug content(inlineLinks: true) } }`)).toMatchObject({
      data: { document: { slug } },
      errors: [],
    });
  }
  expect(site.callsTo(glossary)).toBeLessThan(slugs.length);
});

test("one entry can be fetched by its slug", async () => {
  await using site = await startFakeSite({ documents });
  expect(
    await ask(
      site,
      `{ entry: glossaryEntry(slug: "zone") { slug term definition } none: glossaryEntry(slug: "first-words") { slug } }`,
    ),
  ).toMatchObject({
    data: { entry: { slug: "zone", term: "Zone", definition: "Zone: what it means." }, none: null },
    errors: [],
  });
});
