import { createHash } from "node:crypto";
import { Kind, OperationTypeNode, print, visit } from "graphql";
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** An operation as it is persisted: its whole text, and the hash that stands for it. */
export interface PersistedDocument {
  readonly name: string;
  readonly isQuery: boolean;
  readonly text: string;
  /** The beginning of the SHA-256 of the text, in base64url: 96 bits tell a few dozen texts apart. */
  readonly hash: string;
}

/** The persisted form of every operation: with the fragments it uses, and with `__typename` wherever the client's cache asks for it. */
export const toPersistedDocuments = (definitions: readonly DefinitionNode[]): readonly PersistedDocument[] => {
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => toPersisted(operation, fragments)).sort((a, b) => (a.name < b.name ? -1 : 1));
};

const hashLength = 16;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const toPersisted = (operation: OperationDefinitionNode, fragments: Fragments): PersistedDocument => {
  const used = [...usedFragments(operation, fragments)].sort();
  const parts = [operation, ...used.flatMap((name) => fragments.get(name) ?? [])];
  const text = parts.map((part) => print(withTypenames(part))).join("\n\n");
  return {
    name: operation.name?.value ?? "",
    isQuery: operation.operation === OperationTypeNode.QUERY,
    text,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, hashLength),
  };
};

const usedFragments = (node: DefinitionNode, fragments: Fragments, found = new Set<string>()): ReadonlySet<string> => {
  visit(node, {
    FragmentSpread: ({ name }) => {
      if (found.has(name.value)) return;
      found.add(name.value);
      const fragment = fragments.get(name.value);
      if (fragment) usedFragments(fragment, fragments, found);
    },
  });
  return found;
};

/** Every selection but that of the operation itself, as Apollo Client adds it; and without `@unmask`, which is for the client alone. */
const withTypenames = <Node extends OperationDefinitionNode | FragmentDefinitionNode>(node: Node): Node =>
  visit(node, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    SelectionSet: {
      leave: (set: SelectionSetNode, _key, parent) => {
        const isRoot = parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...set, selections: [...set.selections, typename] };
      },
    },
  });

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
