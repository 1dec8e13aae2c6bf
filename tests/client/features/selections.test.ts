import { readFileSync, globSync } from "node:fs";
import { Kind, TypeInfo, buildSchema, getNamedType, parse, visit, visitWithTypeInfo } from "graphql";
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from "graphql";
import { expect, test } from "vitest";

/** Types without a cache key: the cache replaces such objects as a whole when another query returns them. */
const keyless = ["Image", "DocumentAuthor", "TypeDetail", "Tag", "Breadcrumb", "OutlineItem"];

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const documents = globSync("client/**/*.graphql").map((file): DocumentNode => parse(readFileSync(file, "utf8")));
const definitions = documents.flatMap(({ definitions }) => definitions);
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);
const operations = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);

test("every query selects the same fields of objects that the cache cannot merge, so no query discards another's data", () => {
  const seen = new Map<string, Map<string, string[]>>();
  for (const operation of operations) {
    for (const [field, selected] of keylessSelections(operation)) {
      const text = [...selected].sort().join(" ");
      const users = seen.get(field) ?? new Map<string, string[]>();
      users.set(text, [...(users.get(text) ?? []), operation.name?.value ?? ""]);
      seen.set(field, users);
    }
  }
  expect([...seen.keys()]).toContain("Document.featuredImage");
  expect(
    [...seen]
      .filter(([, users]) => users.size > 1)
      .map(([field, users]) => ({ field, users: Object.fromEntries(users) })),
  ).toEqual([]);
});

/** The fields that an operation selects of each keyless type, fragments included. */
function keylessSelections(operation: OperationDefinitionNode): ReadonlyMap<string, ReadonlySet<string>> {
  const selections = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const walk = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    const types = new TypeInfo(schema);
    visit(
      node,
      visitWithTypeInfo(types, {
        Field: ({ name, selectionSet }) => {
          const type = getNamedType(types.getType());
          if (!type || !selectionSet || !keyless.includes(type.name)) return;
          const field = `${types.getParentType()?.name ?? ""}.${name.value}`;
          const own = selections.get(field) ?? new Set<string>();
          for (const child of selectionSet.selections) if (child.kind === Kind.FIELD) own.add(child.name.value);
          selections.set(field, own);
        },
        FragmentSpread: ({ name }) => {
          const fragment = fragments.get(name.value);
          if (!fragment || visited.has(name.value)) return;
          visited.add(name.value);
          walk(fragment);
        },
      }),
    );
  };
  walk(operation);
  return selections;
}
