import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { json, raw } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

function author(id: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    author: {
      _id: id,
      name: `Name of ${id}`,
      role: "3 Posts",
      image: "/media/x.svg",
      designation: "Writer",
      ...fields,
    },
    documentCount: 3,
    lastPublished: "2026-03-04",
  };
}

test("authors have everything that the backend knows of them", async () => {
  await using site = await startFakeSite({
    routes: {
      [calls.authors]: json({ results: [author("ada"), author("bob", { image: "javascript:alert(1)", role: null })] }),
    },
  });
  const { data, errors } = await ask(
    site,
    "{ authors { items { id name role designation image documentCount lastPublished path } pagination { totalItems } } }",
  );
  expect(errors).toEqual([]);
  const ada = {
    id: "ada",
    name: "Name of ada",
    role: "3 Posts",
    designation: "Writer",
    image: "/media/x.svg",
    documentCount: 3,
    lastPublished: "2026-03-04T00:00:00Z",
    path: "/authors/Name%20of%20ada/ada",
  };
  expect(data?.authors).toEqual({
    items: [
      ada,
      { ...ada, id: "bob", name: "Name of bob", role: null, image: null, path: "/authors/Name%20of%20bob/bob" },
    ],
    pagination: { totalItems: 2 },
  });
});

test("authors under the contract's alternative name are read too", async () => {
  await using site = await startFakeSite({
    routes: { [calls.authors]: json({ authors: [{ _id: "flat", name: "Flat", documentCount: 1 }] }) },
  });
  expect((await ask(site, "{ authors { items { id documentCount } } }")).data?.authors).toEqual({
    items: [{ id: "flat", documentCount: 1 }],
  });
});

test("an author beyond the first page of the list is found", async () => {
  const page = (number: number, id: string) =>
    json({
      results: [author(id)],
      pagination: { page: number, limit: 100, totalDocs: 2, totalPages: 2, hasNextPage: number === 1 },
    });
  await using site = await startFakeSite({
    routes: { [`${calls.authors}?page=1`]: page(1, "ada"), [`${calls.authors}?page=2`]: page(2, "zoe") },
  });
  expect((await ask(site, `{ author(id: "zoe") { name } }`)).data).toEqual({ author: { name: "Name of zoe" } });
});

test("a missing author is null, without an error", async () => {
  await using site = await startFakeSite();
  expect(await ask(site, `{ author(id: "nobody") { name } }`)).toMatchObject({
    status: 200,
    data: { author: null },
    errors: [],
  });
});

test("authors that cannot be fetched are null with an error", async () => {
  await using site = await startFakeSite({ routes: { [calls.authors]: raw("no", "text/plain", { status: 502 }) } });
  expect(await ask(site, `{ authors { items { id } } author(id: "ada") { id } }`)).toMatchObject({
    data: { authors: null, author: null },
    errors: [{ extensions: { code: "HTTP_502" } }, { extensions: { code: "HTTP_502" } }],
  });
});

test.each([
  [
    "and ids",
    {
      user: [
        { _id: "bob", name: "Bob" },
        { _id: "ada", name: "Ada" },
      ],
    },
    "Ada",
  ],
  ["with ids elsewhere", { user: [{ name: "Bob" }], authorDetails: [{ _id: "ada", name: "Ada" }] }, "Ada"],
  ["and no ids", { user: [{ name: "Ada" }] }, "Ada"],
  ["of other ids", { user: [{ _id: "bob", name: "Bob" }] }, "ada"],
])(
  "while authors cannot be fetched, one is named as documents with several authors %s say",
  async (_what, by, name) => {
    await using site = await startFakeSite({
      routes: {
        [calls.authors]: raw("no", "text/plain", { status: 502 }),
        [calls.ofAuthor]: json({ results: { allDocs: [aWireDocument({ authorDetails: null, ...by })] } }),
      },
    });
    expect((await ask(site, `{ documentsByAuthor(authorId: "ada") { name } }`)).data).toEqual({
      documentsByAuthor: { name },
    });
  },
);
