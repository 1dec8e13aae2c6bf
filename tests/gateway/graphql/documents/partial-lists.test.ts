import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import type { FakeAnswer } from "../../../support/fakes/fake-answer.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { openPage } from "../../../support/pages/open-page.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const failing = json({ message: "Not now." }, { status: 500 });

const documents = ["first", "second", "third"].map((slug, index) =>
  aWireDocument({ _id: String(index), slug, subject: `The ${slug} text` }),
);

const oneFails = forAllTests(() =>
  startFakeSite({ documents, routes: { [`${calls.document}second`]: failing, ...answered("first", "third") } }),
);
const allFail = forAllTests(() => startFakeSite({ documents, routes: { [calls.document]: failing } }));
const authorsFail = forAllTests(() => startFakeSite({ documents, routes: { [calls.authors]: failing } }));

function answered(...slugs: readonly string[]) {
  return Object.fromEntries(
    slugs.map((slug) => [
      `${calls.document}${slug}`,
      json({ doc: documents.filter((document) => document.slug === slug) }),
    ]),
  );
}

const groups = [
  'documentsByTag(slug: "dns")',
  'documentsByType(slug: "article")',
  'documentsByCategory(slug: "names")',
];

test.each(groups)("%s shows the documents that could be read", async (field) => {
  const { data, errors } = await ask(oneFails(), `{ list: ${field} { items { slug } } }`);
  expect({ data, errors }).toEqual({ data: { list: { items: [{ slug: "first" }, { slug: "third" }] } }, errors: [] });
});

test.each(groups)("%s fails when none could be read", async (field) => {
  const { data, errors } = await ask(allFail(), `{ list: ${field} { items { slug } } }`);
  expect(data).toEqual({ list: null });
  expect(errors).toMatchObject([{ extensions: { status: 500 } }]);
});

test("a page that lacks a document is not kept", async () => {
  const { status, headers, html } = await openPage(oneFails(), "/tag/dns");
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 200, kept: "no-store" });
  expect(html).toContain("The first text");
  expect(html).not.toContain("The second text");
});

test("the page of an author shows the documents when the list of authors fails", async () => {
  const { status, headers, html } = await openPage(authorsFail(), "/authors/Ada/ada");
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 200, kept: "no-store" });
  expect(html).toContain("The first text");
});

test("so does an operation that asks for the documents alone, and its answer is not kept", async () => {
  const query = encodeURIComponent('{ list: documentsByAuthor(authorId: "ada") { items { slug } } }');
  const answers = await Promise.all(
    [authorsFail(), oneFails()].map((site) => fetch(`${site.url}/graphql?query=${query}`)),
  );
  const data = { list: { items: documents.map(({ slug }) => ({ slug })) } };
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ data }, { data }]);
  const [partial, whole] = answers.map(({ headers }) => headers.get("cache-control"));
  expect(partial).toBe("no-store");
  expect(whole).toContain("s-maxage=");
});

test("the page of an author whose documents the backend does not know is there, and empty", async () => {
  await using site = await startFakeSite({ routes: { [calls.ofAuthor]: json({}, { status: 404 }) } });
  const { data } = await ask(
    site,
    `{ ada: documentsByAuthor(authorId: "ada") { name items { slug } pagination { totalItems } } none: documentsByAuthor(authorId: "x") { name } }`,
  );
  expect(data).toEqual({ ada: { name: "Ada Example", items: [], pagination: { totalItems: 0 } }, none: null });
});

test("a whole list has each document once where a backend ignores the page", async () => {
  const documents = ["a", "b"].map((slug) => aWireDocument({ slug, docType: "how-to" }));
  const pagination = { totalDocs: 10, totalPages: 5 };
  await using site = await startFakeSite({
    routes: { [`${calls.ofType}how-to`]: json({ doc: documents, pagination }) },
  });
  expect((await ask(site, '{ documentLinks(type: "how-to") { slug } }')).data).toEqual({
    documentLinks: [{ slug: "a" }, { slug: "b" }],
  });
});

test("a whole list has all pages of a backend that says only that there is more, and ends where that never ends", async () => {
  const many = Array.from({ length: 450 }, (_, index) => aWireDocument({ slug: `step-${index}`, docType: "how-to" }));
  const pageOf =
    (isEndless: boolean): FakeAnswer =>
    (response, request) => {
      const { searchParams } = new URL(request.url ?? "", "http://backend");
      const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
      const to = isEndless ? limit : page * limit;
      const allDocs = many.slice(to - limit, to);
      json({ results: { allDocs }, currentPage: page, hasMore: isEndless || to < many.length })(response, request);
    };
  await using site = await startFakeSite({ routes: { [`${calls.ofType}how-to`]: pageOf(false) } });
  const listed = () => ask(site, '{ documentLinks(type: "how-to") { slug } }');
  expect((await listed()).data).toEqual({ documentLinks: many.map(({ slug }) => ({ slug })) });
  const before = site.callsTo(`${calls.ofType}how-to`);
  site.backend.on(`${calls.ofType}how-to`, pageOf(true));
  site.purge();
  await listed();
  expect(site.callsTo(`${calls.ofType}how-to`)).toBe(before + 3);
});
