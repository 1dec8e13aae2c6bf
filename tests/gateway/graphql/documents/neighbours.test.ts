import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

function links(...slugs: readonly string[]) {
  return slugs.map((slug) => ({ slug, subject: `About ${slug}` }));
}
const documents = ["a", "b", "c", "d", "e", "alone"].map((slug) => aWireDocument({ slug, _id: slug }));
const routes = {
  [calls.categories]: json({
    allCategories: [
      {
        _id: "1",
        name: "Names",
        subCategories: [
          { _id: "1", name: "A", docs: links("a", "b", "c") },
          { _id: "2", name: "B", docs: links("d") },
        ],
      },
    ],
  }),
  [calls.types]: json({
    allTypes: [
      { _id: "how-to", name: "How-To", slug: "how-to", docs: links("c", "d") },
      { _id: "blog", name: "Blog", slug: "blog", docs: links("a", "e") },
      { _id: "odd", name: "Odd", slug: "a-type-of-their-own", docs: links("b") },
    ],
  }),
};

const site = forAllTests(() => startFakeSite({ documents, routes }));

async function neighboursOf(slug: string) {
  const { data, errors } = await ask(
    site(),
    `{ document(slug: "${slug}") { previous { subject path } next { subject path } } }`,
  );
  expect(errors).toEqual([]);
  return data?.document;
}

test.each([
  [
    "in the middle of its section",
    "b",
    { previous: { subject: "About a", path: "/blog/a" }, next: { subject: "About c", path: "/how-to/c" } },
  ],
  [
    "at the beginning; a type that is not known is read as an article",
    "a",
    { previous: null, next: { subject: "About b", path: "/article/b" } },
  ],
  ["at the end", "c", { previous: { subject: "About b", path: "/article/b" }, next: null }],
  ["alone in its section", "d", { previous: null, next: null }],
  ["in no section: among those of its type", "e", { previous: { subject: "About a", path: "/blog/a" }, next: null }],
  ["nowhere", "alone", { previous: null, next: null }],
])("a document has its neighbours: %s", async (_name, slug, expected) => {
  expect(await neighboursOf(slug)).toEqual(expected);
});

test("the neighbours of all documents come from two lists", async () => {
  await using fresh = await startFakeSite({ documents, routes });
  const fields = "{ previous { path } next { path } breadcrumbs { path } }";
  await ask(fresh, `{ a: document(slug: "a") ${fields} b: document(slug: "b") ${fields} }`);
  await ask(fresh, `{ c: document(slug: "c") ${fields} }`);
  expect([fresh.callsTo(calls.categories), fresh.callsTo(calls.types), fresh.callsTo(calls.document)]).toEqual([
    1, 1, 3,
  ]);
});

test("a list that cannot be fetched costs the neighbours, and the document is there", async () => {
  await using broken = await startFakeSite({
    documents,
    routes: { ...routes, [calls.types]: json({}, { status: 500 }) },
  });
  const { data, errors } = await ask(broken, `{ document(slug: "b") { subject next { path } } }`);
  expect(data?.document).toEqual({ subject: "First words", next: null });
  expect(errors.map(({ path }) => path)).toEqual([["document", "next"]]);
});
