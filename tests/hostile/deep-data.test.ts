import { expect, test } from "vitest";
import { exchange, post } from "../support/exchange.ts";
import { raw } from "../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../support/fakes/fake-backend.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { openDocsApi } from "../gateway/docs-api/open-docs-api.ts";

/** Too deep for `JSON.stringify`, which would overflow the stack. */
function deepObject(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
}
function deepList(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}

/** A document as JSON, with one field replaced by raw JSON. */
function withField(slug: string, name: string, json: string): string {
  return JSON.stringify(aWireDocument({ slug, [name]: "HERE" })).replace('"HERE"', () => json);
}

/** A site whose documents are these JSON texts, by slug. */
function startSiteOf(documents: ReadonlyMap<string, string>) {
  return startFakeSite({
    routes: {
      [calls.document]: (response, request) => {
        const slug = new URL(request.url ?? "", "http://backend").pathname.split("/").at(-1) ?? "";
        raw(`{"doc":[${documents.get(slug) ?? ""}]}`, "application/json")(response, request);
      },
    },
  });
}

/** The routes of a document that do not answer 200. */
async function failuresOf(site: { readonly url: string }, slug: string): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const route of [`/article/${slug}`, `/article/${slug}.md`, `/article/${slug}.json`]) {
    const { status } = await exchange(site, route);
    if (status !== 200) failed.push(`${route}: ${status}`);
  }
  return failed;
}

const markups = {
  "30,000 levels, as text": `[{"markup":${JSON.stringify(deepObject(30_000).slice(0, 99_000))}},{"markup":${JSON.stringify(deepObject(10_000))}}]`,
  "30,000 levels, as an object": `[{"markup":${deepObject(30_000)}}]`,
  "30,000 levels, bare": `[${deepObject(30_000)}]`,
  "30,000 levels, of lists": `[{"markup":{"a":${deepList(30_000)}}}]`,
  "51 levels": `[{"markup":${deepObject(51)}}]`,
  "a megabyte": `[{"markup":{"name":"${"x".repeat(1_000_000)}"}}]`,
  "a million values": `[{"markup":{"a":[${"1,".repeat(1_000_000)}1]}}]`,
  "no JSON": `[{"markup":"{'@type':'Thing'}"}]`,
  "a text": `[{"markup":"\\"Thing\\""}]`,
} as const;

test("invalid or excessive schema markup is dropped, and the rest of the document is there", async () => {
  const good = '{"markup":"{\\"@type\\":\\"Recipe\\",\\"name\\":\\"good\\"}"}';
  const documents = new Map(
    Object.values(markups).map((markup, index) => [
      `markup-${index}`,
      withField(`markup-${index}`, "schemaMarkup", markup.replace(/\]$/, `,${good}]`)),
    ]),
  );
  await using site = await startSiteOf(documents);
  for (const slug of documents.keys()) {
    expect(await failuresOf(site, slug)).toEqual([]);
    const answer = JSON.parse(
      (await post(site, { query: `{ document(slug: "${slug}") { subject schemaMarkup } }` })).body.toString(),
    );
    expect(answer).toEqual({
      data: { document: { subject: "First words", schemaMarkup: [{ "@type": "Recipe", name: "good" }] } },
    });
    expect((await exchange(site, `/article/${slug}`)).body.toString()).toContain('"Recipe"');
  }
});

test("a document's markup problem is logged once, however often it is read, and again when the problem changes", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { freshSeconds: 0 });
  const say = async (markup: string): Promise<void> => {
    backend.answerAll(raw(`{"doc":[${withField("first-words", "schemaMarkup", markup)}]}`, "application/json"));
    for (let read = 0; read < 3; read += 1) await site.api.fetchDocument("first-words");
  };
  await say(`[{"markup":"{broken"},{"markup":{"@type":"Thing"}}]`);
  await say(`[{"markup":${deepObject(30_000)}}]`);
  expect(site.warnings.map(({ message }) => message)).toEqual([
    'The document "first-words" has schema markup that is left out: schemaMarkup[0] does not parse as JSON.',
    'The document "first-words" has schema markup that is left out: schemaMarkup[0] nests more than 50 levels.',
  ]);
});

test("valid or absent markup is not logged", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(
    raw(
      `{"doc":[${withField("first-words", "schemaMarkup", '[null,{"markup":null},{"markup":" "},{"markup":{"@type":"Thing"}}]')}]}`,
      "application/json",
    ),
  );
  await site.api.fetchDocument("first-words");
  expect(site.warnings).toEqual([]);
});

test("a document with a field nested 20,000 levels deep has its page without that field, whichever it is", async () => {
  const fields = Object.keys(aWireDocument()).filter((name) => !["slug", "subject"].includes(name));
  const kinds = { object: deepObject(20_000), list: deepList(20_000), objects: `[${deepObject(20_000)}]` };
  const documents = new Map(
    fields.flatMap((name) =>
      Object.entries(kinds).map(([kind, deep]) => [`${name}-${kind}`, withField(`${name}-${kind}`, name, deep)]),
    ),
  );
  await using site = await startSiteOf(documents);
  const failed: string[] = [];
  for (const slug of documents.keys()) failed.push(...(await failuresOf(site, slug)));
  expect(failed).toEqual([]);
  expect(documents.size).toBeGreaterThan(50);
});

const groups = [
  { path: calls.categories, list: "allCategories" },
  { path: calls.types, list: "allTypes" },
  { path: calls.tags, list: "allTags" },
  { path: calls.users, list: "allUserDocs" },
  { path: calls.authors, list: "results" },
  { path: calls.search, list: "docs" },
  { path: `${calls.sitemap}sitemap-article/`, list: "sitemap" },
];

test.each(groups)("an answer of $path nested 20,000 levels deep is never a 500", async ({ path, list }) => {
  const deep = `{"_id":"g","name":"Group","slug":"group","subCategories":${deepList(20_000)},"docs":${deepList(20_000)},"links":${deepList(20_000)}}`;
  // A lone surrogate takes another path through the parser.
  for (const answer of [
    `{"${list}":${deepList(20_000)}}`,
    `{"${list}":[${deep}]}`,
    deepObject(20_000),
    `{"half":"\\ud800","${list}":[${deep}]}`,
  ]) {
    await using site = await startFakeSite({ routes: { [path]: raw(answer, "application/json") } });
    const paths = [
      "/",
      "/docs",
      "/articles",
      "/authors",
      "/tag/group",
      "/type/group",
      "/category/group",
      "/search?q=words",
      "/sitemap-article.xml",
      "/article/first-words",
    ];
    const statuses = await Promise.all(paths.map(async (one) => (await exchange(site, one)).status));
    expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  }
});
