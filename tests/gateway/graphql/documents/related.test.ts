import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { eventually } from "../../../support/eventually.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

function tag(slug: string) {
  return { _id: slug, name: slug, slug };
}
const documents = [
  aWireDocument({ slug: "own", tagDetails: [tag("rare"), tag("common")], category: "Names" }),
  ...["rare-tag", "common-tag", "same-part", "same-category", "elsewhere"].map((slug) =>
    aWireDocument({ slug, subject: slug }),
  ),
];
function links(...slugs: readonly string[]) {
  return slugs.map((slug) => ({ slug, subject: slug }));
}
const routes = {
  [calls.tags]: json({
    allTags: [
      { ...tag("rare"), docs: links("own", "rare-tag") },
      {
        ...tag("common"),
        docs: links("own", "common-tag", ...Array.from({ length: 60 }, (_, index) => `filler-${index}`)),
      },
    ],
  }),
  [calls.categories]: json({
    allCategories: [
      {
        _id: "1",
        name: "Names",
        subCategories: [
          { _id: "a", name: "A", docs: links("own", "same-part") },
          { _id: "b", name: "B", docs: links("same-category") },
        ],
      },
      { _id: "2", name: "Other", subCategories: [{ _id: "c", name: "C", docs: links("elsewhere") }] },
    ],
  }),
};

const site = forAllTests(() => startFakeSite({ documents, routes }));

test("related documents are ranked by rare shared tags, then subcategory, then category, without the document itself", async () => {
  const { data, errors } = await ask(site(), `{ document(slug: "own") { related { slug } } }`);
  expect(errors).toEqual([]);
  expect(data?.document).toEqual({ related: [{ slug: "rare-tag" }, { slug: "same-part" }, { slug: "same-category" }] });
});

test("a limit from 1 to 12 is accepted, any other refused", async () => {
  expect((await ask(site(), `{ document(slug: "own") { related(limit: 1) { slug } } }`)).data?.document).toEqual({
    related: [{ slug: "rare-tag" }],
  });
  for (const limit of [0, 13]) {
    expect(await ask(site(), `{ document(slug: "own") { slug related(limit: ${limit}) { slug } } }`)).toMatchObject({
      data: { document: { slug: "own", related: null } },
      errors: [
        {
          path: ["document", "related"],
          message: `limit must be 1 to 12, got ${limit}.`,
          extensions: { code: "BAD_USER_INPUT" },
        },
      ],
    });
  }
});

test("a navigation that fails costs only what is built from it, and the document is there", async () => {
  await using broken = await startFakeSite({
    documents,
    routes: { ...routes, [calls.categories]: json({}, { status: 500 }) },
  });
  const { data, errors } = await ask(
    broken,
    `{ document(slug: "own") { subject related { slug } breadcrumbs { name } } }`,
  );
  expect(data?.document).toEqual({ subject: "First words", related: null, breadcrumbs: null });
  expect(errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ["document", "related"],
      ["document", "breadcrumbs"],
    ]),
  );
});

/** Stored, unlike the answer to a POST. */
async function shared({ url }: { readonly url: string }) {
  const query = encodeURIComponent('{ document(slug: "own") { subject related { slug } } }');
  const response = await fetch(`${url}/graphql?query=${query}`);
  const { headers } = response;
  return { kept: headers.get("cache-control"), timing: headers.get("server-timing"), answer: await response.text() };
}

const failing = json({ message: "Not now." }, { status: 500 });

test("related documents that cannot be read are left out, and the answer is not kept; null with an error where none can", async () => {
  await using broken = await startFakeSite({ documents, routes });
  broken.backend.on(`${calls.document}rare-tag`, failing);
  const partial = await shared(broken);
  expect(partial.kept).toBe("no-store");
  expect(JSON.parse(partial.answer)).toEqual({
    data: { document: { subject: "First words", related: [{ slug: "same-part" }, { slug: "same-category" }] } },
  });
  await using silent = await startFakeSite({ documents, routes });
  for (const slug of ["rare-tag", "same-part", "same-category"]) silent.backend.on(`${calls.document}${slug}`, failing);
  expect(JSON.parse((await shared(silent)).answer)).toMatchObject({
    data: { document: { subject: "First words", related: null } },
    errors: [{ path: ["document", "related"], extensions: { code: "HTTP_500" } }],
  });
});

test("an answer that lacks a related document does not replace a whole one", async () => {
  await using broken = await startFakeSite({ documents, routes, settings: { CACHE_FRESH_SECONDS: "0.3" } });
  const whole = await shared(broken);
  broken.backend.on(calls.tags, json({ allTags: [{ ...tag("rare"), docs: links("own", "new") }] }));
  broken.backend.on(`${calls.document}new`, failing);
  // Said of a copy that a refresh has not replaced.
  await eventually(
    () => shared(broken),
    ({ timing }) => /unreachable/.test(timing ?? ""),
  );
  expect((await shared(broken)).answer).toBe(whole.answer);
});
