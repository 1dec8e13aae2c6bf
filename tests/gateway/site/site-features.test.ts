import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { startOwnSite } from "./own-site.ts";

const document = aWireDocument({ slug: "first", subject: "First" });

function startWith(features: string) {
  return startOwnSite({ "site.yml": `name: Acme\nid: testsite\nfeatures: ${features}\n` }, [document]);
}

test("what a site has switched off has no page, no link, no control, and its operations are refused", async () => {
  await using started = await startWith("{ ratings: false, newsletter: false, contact: false }");
  for (const path of ["/contact", "/newsletter/confirm", "/newsletter/unsubscribe"])
    expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  for (const path of ["/", "/about", "/faq", "/article/first", "/search?q=nothing", "/legal/terms"])
    expect([path, (await started.page(path)).text]).not.toEqual([path, expect.stringMatching(/href="\/contact"/)]);
  expect((await started.page("/article/first")).text).not.toContain("Was this useful?");
  expect((await started.page("/about")).text).not.toContain("Notify me");
  const { data } = await ask(
    started.site,
    'mutation { rateDocument(slug: "first", rating: 4) { ... on RatingRejected { status message } } }',
  );
  expect(data).toEqual({ rateDocument: { status: 501, message: "This site takes no ratings." } });
  const subscribed = await ask(
    started.site,
    'mutation { subscribeNewsletter(email: "a@example.com") { ... on NewsletterRejected { status message } } }',
  );
  expect(subscribed.data).toEqual({ subscribeNewsletter: { status: 501, message: "This site has no newsletter." } });
  const sent = await ask(
    started.site,
    'mutation { submitContact(input: { firstName: "A", lastName: "B", email: "a@example.com", message: "C", agreedToPolicies: true }) { ... on ContactRejected { status message } } }',
  );
  expect(sent.data).toEqual({ submitContact: { status: 501, message: "This site takes no messages." } });
});

test("a site that says nothing has all of it", async () => {
  await using started = await startWith("{}");
  expect((await started.page("/contact")).status).toBe(200);
  expect((await started.page("/faq")).text).toContain('href="/contact"');
  expect((await started.page("/article/first")).text).toContain("Was this useful?");
  expect((await started.page("/about")).text).toContain("Notify me");
});

test("a site without authors names none, and has no page, feed, facet or operation of them", async () => {
  await using started = await startWith("{ authors: false }");
  for (const path of ["/authors", "/authors/Ada%20Example/ada", "/feeds/author/ada.rss"])
    expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  for (const path of ["/", "/article/first", "/article/first.md", "/article/first.json", "/feeds/all.atom", "/docs"])
    expect([path, (await started.page(path)).text]).not.toEqual([
      path,
      expect.stringMatching(/Ada Example|href="\/authors/),
    ]);
  const { data, errors } = await ask(
    started.site,
    '{ authors { items { name } } author(id: "ada") { name } tree: treeNodes(group: AUTHORS) { total } document(slug: "first") { authors { name } } search(term: "first") { items { authors } } }',
  );
  expect(data).toEqual({
    authors: null,
    author: null,
    tree: null,
    document: { authors: [] },
    search: { items: [{ authors: [] }] },
  });
  expect(errors).toMatchObject([{ message: "This site has no authors.", extensions: { status: 501 } }]);
});

test("a site without the tree of documents has neither its page nor a link to it", async () => {
  await using started = await startWith("{ docsTree: false }");
  for (const path of ["/docs", "/docs/first"]) expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  for (const path of ["/", "/search", "/how-to", "/glossary", "/article/none"])
    expect([path, (await started.page(path)).text]).not.toEqual([path, expect.stringMatching(/href="\/docs["/]/)]);
  const { errors } = await ask(started.site, "{ defaultDocument { slug } treePath { group } }");
  expect(errors).toHaveLength(2);
});

test("a site without the tree has none for documents below folders either", async () => {
  const deep = aWireDocument({ slug: "article/install/linux", subject: "Linux" });
  const startWithFolders = (features: string) =>
    startOwnSite(
      {
        "site.yml": `name: Acme\nid: testsite\nfeatures: ${features}\ntypes:\n  article: { addresses: folders }\n`,
      },
      [deep],
    );
  await using open = await startWithFolders("{}");
  expect((await open.page("/docs/article/install/linux")).status).toBe(200);
  await using started = await startWithFolders("{ docsTree: false }");
  for (const path of ["/docs/article/install/linux", "/docs/article/none"])
    expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  expect((await started.page("/article/install/linux")).status).toBe(200);
});

test("texts have the quotation marks of their language, unless the site has that switched off", async () => {
  const content = `<p>"It's <code>'a' -- "b"</code>" -- said</p>`;
  const texts = [
    aWireDocument({ slug: "first", subject: "First", content }),
    aWireDocument({ slug: "erstes", subject: "Erstes", content, language: "de" }),
  ];
  const startWithTexts = (features: string) =>
    startOwnSite({ "site.yml": `name: Acme\nid: testsite\nfeatures: ${features}\n` }, texts);
  await using started = await startWithTexts("{}");
  const code = `<code>'a' -- "b"</code>`;
  expect((await started.page("/article/first")).text).toContain(`<p>“It’s ${code}” – said</p>`);
  expect((await started.page("/article/erstes")).text).toContain(`<p>„It’s ${code}“ – said</p>`);
  expect((await started.page("/article/first.md")).text).toContain("“It’s `'a' -- \"b\"`” – said");
  await using plain = await startWithTexts("{ typography: false }");
  expect((await plain.page("/article/first")).text).toContain(`<p>"It's ${code}" -- said</p>`);
});

test("playground, schema, assistants and kept pages can be switched off, and on again while the site runs", async () => {
  await using started = await startWith("{ playground: false, mcp: false, offline: false, glossaryCards: false }");
  const schema = () => ask(started.site, "{ __schema { queryType { name } } }");
  const worker = async (): Promise<boolean> => (await started.page("/sw.js")).text.includes("respondWith");
  const call = () =>
    exchange(started.site, "/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
  for (const path of ["/playground", "/schema.graphql", "/playground/none.js", "/api-reference", "/mcp"])
    expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  expect((await call()).status).toBe(404);
  expect((await schema()).errors).toHaveLength(1);
  expect(await worker()).toBe(false);
  expect((await started.page("/article/first")).text).toContain('data-keeps="no"');

  await started.content.write("site.yml", "name: Acme\nid: testsite\n");
  await eventually(
    async () => (await started.page("/playground")).status,
    (status) => status === 200,
  );
  expect((await started.page("/schema.graphql")).status).toBe(200);
  expect((await call()).status).not.toBe(404);
  expect((await schema()).errors).toEqual([]);
  expect(await worker()).toBe(true);
  expect((await started.page("/article/first")).text).not.toContain("data-keeps");
});

test("a site without feedback has stars all the same, and refuses feedback", async () => {
  await using started = await startWith("{ feedback: false }");
  expect((await started.page("/article/first")).text).toContain("Was this useful?");
  const { data } = await ask(
    started.site,
    'mutation { sendFeedback(input: { slug: "first", rating: 1, comment: "x" }) { ... on FeedbackRejected { status message } } }',
  );
  expect(data).toEqual({ sendFeedback: { status: 501, message: "This site takes no feedback." } });
});
