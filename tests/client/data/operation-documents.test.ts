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
  const known = new Map<string, unknown>();
  for (const { document } of documents)
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        const { value } = definition.name;
        expect(known.get(value) ?? definition, value).toBe(definition);
        known.set(value, definition);
      }
  expect(known.size).toBeGreaterThan(10);
});
