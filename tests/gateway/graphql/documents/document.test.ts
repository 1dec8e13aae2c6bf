import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { hangBeforeHeaders, json, raw } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

test("a document by its slug has everything that the backend knows of it", async () => {
  await using site = await startFakeSite({
    documents: [
      aWireDocument({
        location: { name: "Lisbon" },
        schemaMarkup: [{ markup: '{"@type":"Thing"}' }, { markup: "{broken" }],
      }),
    ],
  });
  const { status, data, errors } = await ask(
    site,
    `{ document(slug: "first-words") {
      id slug type { id label path } path subject metaTitle metaDescription summary description readingMinutes featuredImage { url } category typeName
      datePublished lastUpdated location schemaMarkup
      authors { id name designation path } types { id name slug } tags { id name slug } breadcrumbs { name path } outline { id text level }
    } }`,
  );
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(data?.document).toEqual({
    id: "1",
    slug: "first-words",
    type: { id: "article", label: "Article", path: "/article" },
    path: "/article/first-words",
    subject: "First words",
    metaTitle: null,
    metaDescription: "What the first words say.",
    summary: "What the first words say.",
    description: null,
    readingMinutes: 1,
    featuredImage: null,
    category: "Names",
    typeName: "Article",
    datePublished: "2026-01-02T00:00:00Z",
    lastUpdated: "2026-02-03T00:00:00Z",
    location: "Lisbon",
    schemaMarkup: [{ "@type": "Thing" }],
    authors: [{ id: "ada", name: "Ada Example", designation: "Writer", path: "/authors/Ada%20Example/ada" }],
    types: [{ id: "article", name: "Article", slug: "article" }],
    tags: [{ id: "dns", name: "DNS", slug: "dns" }],
    breadcrumbs: [
      { name: "Names", path: "/category/names" },
      { name: "Basics", path: "/category/names/basics" },
    ],
    outline: [{ id: "a-heading", text: "A heading", level: 2 }],
  });
});

test("the name of a type that the backend does not say is the site's, where the type is one of the site's", async () => {
  const documents = ["blog", "odd"].map((docType) =>
    aWireDocument({ slug: docType, docType, typeName: null, typeDetails: [] }),
  );
  await using site = await startFakeSite({ documents });
  const { data } = await ask(
    site,
    '{ known: document(slug: "blog") { typeName types { slug } } unknown: document(slug: "odd") { typeName } }',
  );
  expect(data).toEqual({ known: { typeName: "Blog", types: [] }, unknown: { typeName: null } });
});

test("an unknown slug is null, without an error", async () => {
  await using site = await startFakeSite();
  expect(await ask(site, `{ document(slug: "nothing") { slug } }`)).toMatchObject({
    status: 200,
    data: { document: null },
    errors: [],
  });
});

test("a blank slug is null, without a backend call", async () => {
  await using site = await startFakeSite();
  expect(await ask(site, `{ document(slug: " ") { slug } }`)).toMatchObject({ data: { document: null }, errors: [] });
  expect(site.backend.calls).toEqual([]);
});

const failures = [
  {
    name: "answers 500",
    answer: raw("Stack trace of /srv/backend/app.js at 10.0.0.7", "text/html", { status: 500 }),
    status: 500,
    code: "HTTP_500",
  },
  {
    name: "sends a page instead of JSON",
    answer: raw("<h1>Hello from 10.0.0.7</h1>", "text/html"),
    status: "PARSING_ERROR",
    code: "PARSING_ERROR",
  },
  { name: "never answers", answer: hangBeforeHeaders, status: "TIMEOUT_ERROR", code: "TIMEOUT_ERROR" },
  {
    name: "closes the connection",
    answer: (response: { destroy: () => unknown }) => void response.destroy(),
    status: "FETCH_ERROR",
    code: "FETCH_ERROR",
  },
] as const;

test.each(failures)(
  "a backend that $name is an error with $code, without any of its text",
  async ({ name, answer, status, code }) => {
    await using site = await startFakeSite({
      routes: { [calls.document]: answer },
      ...(name === "never answers" && { settings: { LIMIT_UPSTREAM_TOTAL_MS: "300" } }),
    });
    const reply = await ask(site, `{ document(slug: "first-words") { slug } }`);
    expect(reply).toMatchObject({
      status: 200,
      data: { document: null },
      errors: [{ path: ["document"], extensions: { status, code } }],
    });
    expect(JSON.stringify(reply.errors)).not.toMatch(/10\.0\.0\.7|127\.0\.0\.1|srv|stack/i);
    expect(Object.keys(reply.errors[0]?.extensions ?? {}).sort()).toEqual(["code", "status"]);
  },
);

test("the backend's message is shown only for a 4xx, as one short line", async () => {
  const message = `Not\u0000 for you.\n${"x".repeat(300)}`;
  await using site = await startFakeSite({ routes: { [calls.document]: json({ message }, { status: 403 }) } });
  const { errors } = await ask(site, `{ document(slug: "first-words") { slug } }`);
  expect(errors[0]).toMatchObject({ extensions: { status: 403, code: "HTTP_403" } });
  expect(errors[0]?.message).toMatch(/^Not for you\. x+$/);
  expect(errors[0]?.message).toHaveLength(200);
});

test("the text is sanitized: no script, no handler, no style, ids only on headings", async () => {
  const content = `<h2 id="x" style="color:red">Safe</h2><p onclick="alert(1)" class="c" id="p">a<script>alert(1)</script></p><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)>`;
  await using site = await startFakeSite({ documents: [aWireDocument({ content })] });
  const { data } = await ask(site, `{ document(slug: "first-words") { content } }`);
  expect(data?.document).toEqual({ content: expect.stringContaining('<h2 id="safe">') });
  expect(JSON.stringify(data)).not.toMatch(/script|onerror|onclick|style|class=|id=\\"p/);
});

test("a text that is too long is refused on its own: the rest of the document is there", async () => {
  await using site = await startFakeSite({
    documents: [aWireDocument({ content: `<p>${"x".repeat(3_000)}</p>` })],
    settings: { LIMIT_CONTENT_BYTES: "2000" },
  });
  const { data, errors } = await ask(site, `{ document(slug: "first-words") { subject content } }`);
  expect(data).toEqual({ document: { subject: "First words", content: null } });
  expect(errors).toMatchObject([
    { path: ["document", "content"], extensions: { code: "CONTENT_REFUSED", status: "PARSING_ERROR" } },
  ]);
});

test("missing fields of a document, or those of a wrong type, are empty", async () => {
  await using site = await startFakeSite({
    documents: [
      {
        slug: "bare",
        subject: "Bare",
        docType: "riddle",
        datePublished: "30 February",
        tagDetails: "none",
        user: null,
      },
    ],
  });
  const { data, errors } = await ask(
    site,
    `{ document(slug: "bare") { type { id } path datePublished tags { name } authors { name } content outline { id } breadcrumbs { name } readingMinutes } }`,
  );
  expect(errors).toEqual([]);
  expect(data?.document).toEqual({
    type: { id: "article" },
    path: "/article/bare",
    datePublished: null,
    tags: [],
    authors: [],
    content: null,
    outline: [],
    breadcrumbs: [],
    readingMinutes: null,
  });
});

test("a text of which nothing is left is none", async () => {
  await using site = await startFakeSite({
    documents: [aWireDocument({ content: '<iframe src="https://a.example"></iframe>\n<!-- note -->' })],
  });
  expect((await ask(site, '{ document(slug: "first-words") { content markdown outline { id } } }')).data).toEqual({
    document: { content: null, markdown: null, outline: [] },
  });
});
