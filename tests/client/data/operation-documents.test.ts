import { readFileSync } from "node:fs";
import { Kind, buildSchema, validate } from "graphql";
import type { DocumentNode } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(`${readFileSync("schema.graphql", "utf8")} directive @unmask on FRAGMENT_SPREAD`);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../../client/**/*.generated.ts", {
  eager: true,
});
const documents = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, DocumentNode] => /(?:Document|FragmentDoc)$/.test(entry[0]))
    .map(([name, document]) => ({ file, name, document })),
);

test("every operation has each fragment that it spreads exactly once, and is valid", () => {
  const operations = documents.filter(({ name }) => name.endsWith("Document"));
  expect(operations.length).toBeGreaterThan(30);
  for (const { name, document } of operations)
    expect({ name, errors: validate(schema, document) }).toEqual({ name, errors: [] });
});

test("the definition of a fragment is one object wherever it is used", () => {
  const definitions = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const names = new Set(definitions.map(({ name }) => name.value));
  expect(names.size).toBeGreaterThan(10);
  expect(new Set(definitions).size).toBe(names.size);
});
