import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { demonstration } from "../../support/demonstration.ts";
import { startOwnSite } from "../site/own-site.ts";

async function namesFor(term: string, limit = 3) {
  const { data } = await ask(
    demonstration(),
    "query ($term: String!, $limit: Int!) { apiReferenceNames(term: $term, limit: $limit) { name path } }",
    { variables: { term, limit } },
  );
  return data?.["apiReferenceNames"];
}

test("a term that is a name of the schema, or looks like one, finds it with its place", async () => {
  expect(await namesFor("documentsByTag")).toEqual([
    { name: "documentsByTag", path: "/api-reference/query-documentsByTag" },
  ]);
  expect(await namesFor("inlineLinks")).toEqual([
    {
      name: "Document.content(inlineLinks:)",
      path: "/api-reference/type-Document#field-content-arg-inlineLinks",
    },
  ]);
  expect(await namesFor("document.summary", 1)).toEqual([
    { name: "Document.summary", path: "/api-reference/type-Document#field-summary" },
  ]);
  expect(await namesFor("GLOSSARY", 12)).toContainEqual({
    name: "DocumentLayout.GLOSSARY",
    path: "/api-reference/type-DocumentLayout#value-GLOSSARY",
  });
  expect(await namesFor("documentsBy", 2)).toHaveLength(2);
});

test.each(["domain name", "registr", "do", "a b", "documents(", "…"])(
  "%s is no name of the schema, and finds nothing there",
  async (term) => expect(await namesFor(term)).toEqual([]),
);

test("the limit has a range", async () => {
  const { errors } = await ask(demonstration(), '{ apiReferenceNames(term: "document", limit: 13) { name } }');
  expect(errors).toMatchObject([{ message: '"limit" must be 1 to 12, got 13.' }]);
});

test("the page of a search has the names below the documents, and a site without a reference none", async () => {
  const found = await exchange(demonstration(), "/search?q=correctedTerm", { headers: { accept: "text/html" } });
  expect(found.body.toString()).toContain('href="/api-reference/type-SearchResults#field-correctedTerm"');
  const second = await exchange(demonstration(), "/search?q=documents&page=2", { headers: { accept: "text/html" } });
  expect(second.body.toString()).not.toContain('href="/api-reference/');
  await using off = await startOwnSite({ "site.yml": "name: Acme\nid: testsite\nfeatures: { playground: false }\n" });
  expect((await off.page("/search?q=correctedTerm")).text).not.toContain("/api-reference");
});
