import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const docs = [{ subject: "First words", slug: "first-words" }];
const query = '{ document(slug: "first-words") { types { name slug } tags { name slug } } }';

const Groups = z.array(z.object({ name: z.string(), slug: z.string() }));
const Answer = z.object({ document: z.object({ types: Groups, tags: Groups }) });

/** The pages of the types and tags of a document, by its links to them. */
async function linkedPages(site: { readonly url: string }) {
  const { types, tags } = Answer.parse((await ask(site, query)).data).document;
  const addresses = [...types.map(({ slug }) => `type/${slug}`), ...tags.map(({ slug }) => `tag/${slug}`)];
  const pages = await Promise.all(addresses.map((path) => fetch(`${site.url}/${path}`)));
  return { types, tags, statuses: pages.map(({ status }) => status) };
}

test("a document's links to its types and tags lead to their pages where the navigation gives them no slugs", async () => {
  await using site = await startFakeSite({
    documents: [
      aWireDocument({
        docType: "how-to",
        typeDetails: [{ _id: "1", name: "How-To Guide", slug: "how-to" }],
        tagDetails: [{ _id: "2", name: "C plus plus", slug: "cpp" }],
      }),
    ],
    routes: {
      [calls.types]: json({ allTypes: [{ name: "How-To Guide", docs }] }),
      [calls.tags]: json({ allTags: [{ name: "C plus plus", docs }] }),
    },
  });
  expect(await linkedPages(site)).toEqual({
    types: [{ name: "How-To Guide", slug: "how-to" }],
    tags: [{ name: "C plus plus", slug: "c-plus-plus" }],
    statuses: [200, 200],
  });
  for (const slug of ["how-to", "how-to-guide"]) {
    const { data } = await ask(site, `{ documentsByType(slug: "${slug}") { items { path } } }`);
    expect(data).toEqual({ documentsByType: { items: [{ path: "/how-to/first-words" }] } });
  }
});

test("a document's links to its tags lead to their pages where only the navigation has slugs", async () => {
  await using site = await startFakeSite({
    documents: [aWireDocument({ typeDetails: [], tagDetails: [{ _id: "2", name: "C plus plus" }] })],
    routes: { [calls.tags]: json({ allTags: [{ _id: "2", name: "C plus plus", slug: "cpp", docs }] }) },
  });
  expect(await linkedPages(site)).toMatchObject({ tags: [{ slug: "cpp" }], statuses: [200] });
});

test("a document that has a new name of a type or tag links the page of the same id while the navigation has the old one", async () => {
  await using site = await startFakeSite({
    documents: [
      aWireDocument({
        typeDetails: [{ _id: "1", name: "Walkthrough", slug: "walkthrough" }],
        tagDetails: [{ _id: "2", name: "C plus plus", slug: "c-plus-plus" }],
      }),
    ],
    routes: {
      [calls.types]: json({ allTypes: [{ _id: "1", name: "Tour", slug: "tour", docs }] }),
      [calls.tags]: json({ allTags: [{ _id: "2", name: "Cpp", slug: "cpp", docs }] }),
    },
  });
  expect(await linkedPages(site)).toMatchObject({
    types: [{ slug: "tour" }],
    tags: [{ slug: "cpp" }],
    statuses: [200, 200],
  });
});

test("a type without a slug has the address of the site's type of its name: its own before that of a list, and no two have one", async () => {
  const names = ["News", "Articles", "Article", "Blogs"];
  await using site = await startFakeSite({
    documents: [aWireDocument()],
    routes: { [calls.types]: json({ allTypes: names.map((name, id) => ({ _id: `${id}`, name, docs })) }) },
  });
  const { data } = await ask(site, "{ navigation { types { name slug } } }");
  expect(data).toEqual({
    navigation: {
      types: [
        { name: "News", slug: "news" },
        { name: "Articles", slug: "articles" },
        { name: "Article", slug: "article" },
        { name: "Blog", slug: "blog" },
      ],
    },
  });
});

test("of two tags whose names make one slug, each link leads to the page of its own tag", async () => {
  const [net, dotNet] = [
    { _id: "1", name: "Net" },
    { _id: "2", name: ".NET" },
  ];
  await using site = await startFakeSite({
    documents: [aWireDocument({ typeDetails: [], tagDetails: [dotNet, net] })],
    routes: { [calls.tags]: json({ allTags: [net, dotNet].map((tag) => ({ ...tag, docs })) }) },
  });
  const { tags, statuses } = await linkedPages(site);
  expect(tags).toEqual([
    { name: ".NET", slug: "net-2" },
    { name: "Net", slug: "net" },
  ]);
  expect(statuses).toEqual([200, 200]);
});

test("while the navigation fails, a document has the slugs that it gives itself", async () => {
  await using site = await startFakeSite({ routes: { [calls.tags]: json({}, { status: 500 }) } });
  const { data, errors } = await ask(site, query);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ document: { tags: [{ slug: "dns" }] } });
});
