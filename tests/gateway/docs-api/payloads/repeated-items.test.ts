import { expect, test } from "vitest";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../../support/fakes/fake-backend.ts";
import { aDocument, openDocsApi } from "../open-docs-api.ts";

const ada = { _id: "0", name: "Ada" };
const bob = { _id: "0", name: "Bob" };
const tag = { _id: "1", name: "A tag", slug: "a-tag" };

test("a document has each author, type and tag once; people of one id with different names are several", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const twice = {
    user: [ada, ada, bob],
    authorDetails: [ada, bob, ada],
    typeDetails: [tag, tag],
    tagDetails: [tag, tag],
  };
  backend.answerAll(json({ doc: [aDocument(twice)] }));
  const { data } = await site.api.fetchDocument("what-is-rdap");
  expect(data?.user.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  expect(data?.authorDetails).toEqual([ada, bob]);
  expect([data?.typeDetails, data?.tagDetails]).toEqual([[tag], [tag]]);
});

test("a list of authors has each once", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ results: [ada, ada, bob].map((author) => ({ author, documentCount: 1 })) }));
  const { data } = await site.api.fetchAuthors({ page: 1, limit: 12 });
  expect(data.authors.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  expect(data.pagination.totalDocs).toBe(2);
});

test("a group of the navigation has each document once, and counts it once where the backend does not count", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const link = { subject: "A link", slug: "a" };
  backend.answerAll(json({ allTags: [{ ...tag, docs: [link, link, { ...link, slug: "b" }] }] }));
  const { data } = await site.api.fetchTags();
  expect(data.map(({ docs, count }) => [docs.map(({ slug }) => slug), count])).toEqual([[["a", "b"], 2]]);
});

const [a, b] = ["a", "b"].map((slug) => ({ subject: `Text ${slug}`, slug }));

test("the navigation has each group once, with the documents of all of its id and name", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const groups = [{ ...tag, docs: [a] }, { ...tag, _id: "2", docs: [a] }, { ...tag, docs: [b, a] }, ada, bob];
  const names = (data: readonly { readonly name: string; readonly docs: readonly { readonly slug: string }[] }[]) =>
    data.map(({ name, docs }) => [name, docs.map(({ slug }) => slug).join()]);
  const once = [
    ["A tag", "a,b"],
    ["A tag", "a"],
    ["Ada", ""],
    ["Bob", ""],
  ];
  backend.answerAll(json({ allTypes: groups, allTags: groups, allUserDocs: groups }));
  for (const { data } of [await site.api.fetchTypes(), await site.api.fetchTags(), await site.api.fetchUsers()]) {
    expect(names(data)).toEqual(once);
    expect(data[0]?.count).toBe(2);
  }
  const part = { _id: "7", name: "Part" };
  const allCategories = [
    { ...ada, subCategories: [{ ...part, docs: [a] }] },
    {
      ...ada,
      subCategories: [
        { ...part, docs: [b] },
        { ...part, name: "Other", docs: [a] },
      ],
    },
    { ...bob, subCategories: [{ ...part, count: 9 }, part] },
  ];
  backend.answerAll(json({ allCategories }));
  const { data } = await site.api.fetchCategories();
  expect(data.map(({ name, count, subCategories }) => [name, count, names(subCategories)])).toEqual([
    [
      "Ada",
      3,
      [
        ["Part", "a,b"],
        ["Other", "a"],
      ],
    ],
    ["Bob", 9, [["Part", ""]]],
  ]);
});
