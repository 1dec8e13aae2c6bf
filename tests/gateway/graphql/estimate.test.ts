import { buildSchema } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { createMeasureCost } from "../../../gateway/graphql/cost/measure-cost.ts";
import { createEstimateOperation } from "../../../gateway/graphql/estimate.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const limits = {
  tokens: 1_000,
  characters: 15_000,
  depth: 10,
  aliases: 15,
  directives: 10,
  rootFields: 10,
  cost: 6_000,
};
const estimate = createEstimateOperation({
  schema,
  measureCost: createMeasureCost(schema),
  limits,
  textOf: (hash) => (Object.hasOwn(persistedDocuments, hash) ? persistedDocuments[hash] : undefined),
});

const rate = 'mutation Rate { rateDocument(slug: "a", rating: 5) { __typename } }';
const ownMutation = Object.entries(persistedDocuments).find(([, text]) => text.startsWith("mutation"))?.[0] ?? "";
const texts = Object.values(persistedDocuments);
const contact = { firstName: "A", lastName: "B", email: "a@b.example", message: "Hi", agreedToPolicies: true };
/** Fits every mutation of the client. */
const variables = { slug: "a", rating: 5, email: "a@b.example", token: "t", term: "a", input: contact, helpful: true };

test.each([
  ["a mutation", { query: rate }, true],
  ["a query", { query: "{ site { name } }" }, false],
  ["a query that spells the word", { query: '{ document(slug: "mutation") { slug } } # mutation' }, false],
  ["the chosen one of two operations", { query: `query A { site { name } } ${rate}`, operationName: "Rate" }, true],
  ["the other one of the two", { query: `query A { site { name } } ${rate}`, operationName: "A" }, false],
  ["what cannot be read", { query: "mutation {" }, false],
])("%s is known by its text", (_name, body, isMutation) => {
  expect(estimate({ search: "", body }).isMutation).toBe(isMutation);
});

test.each(["__proto__", "__lookupGetter__", "constructor", "toString", "none"])(
  "a field that the schema lacks costs nothing worth naming, whatever it is called: %s",
  (name) => {
    expect(estimate({ search: "", body: { query: `{ ${name} }` } }).cost).toBeLessThanOrEqual(1);
    expect(estimate({ search: "", body: { query: `{ ...${name} }` } }).cost).toBe(0);
  },
);

test("a mutation of the client is known by its hash", () => {
  expect(texts.some((text) => text.startsWith("mutation"))).toBe(true);
  const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables });
  expect(estimate({ search: "", body: persisted(ownMutation) }).isMutation).toBe(true);
});

const manyFields = "site { name } ".repeat(240);
const costly = `{ ${Array.from({ length: 15 }, (_each, index) => `a${index}: documents(type: "article", limit: 100) { items { related(limit: 12) { slug } } }`).join(" ")} }`;

test.each([
  ["whose fields are left out", `{ ... @include(if: false) { ${manyFields} } }`, 480],
  [
    "whose fields are left out by a variable",
    `query ($a: Boolean = true) { ... @skip(if: $a) { ${manyFields} } }`,
    480,
  ],
  ["with values of variables that do not fit", `query ($a: Int!) { ${manyFields} }`, 480],
  ["that does not name which of two it means", `query A { ${manyFields} } query B { site { name } }`, 482],
  ["with an unknown field", `{ ${"nothing ".repeat(300)} }`, 300],
  ["that costs too much", costly, 60],
  ["with much beside its fields", `{ site { name } } #${"x".repeat(5_000)}`, 100],
  ["that cannot be parsed", `{ site { ${"x".repeat(5_000)}`, 100],
  ["that is too long", `{ site { name } } #${"x".repeat(50_000)}`, 300],
])("an operation %s takes what it takes to check it", (_name, query, points) => {
  expect(estimate({ search: "", body: { query } }).cost).toBe(points);
});

test("a short operation that is refused takes nothing", () => {
  const list = '{ documents(type: "article", limit: 100) { items { related(limit: 12) { slug } } } }';
  expect(estimate({ search: "", body: { query: list } }).cost).toBe(0);
  expect(estimate({ search: "", body: { query: "{ site { name }" } }).cost).toBe(0);
});

test("the client's own operations take nothing, whatever they are sent with", () => {
  for (const sha256Hash of Object.keys(persistedDocuments))
    for (const given of [variables, {}, { slug: [] }]) {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      expect(estimate({ search: "", body: { extensions, variables: given } }).cost).toBe(0);
    }
});
