import { createHash } from "node:crypto";
import { Kind, OperationTypeNode, print, visit } from "graphql";
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from "graphql";

/** A persisted operation: its full text, and the hash that identifies it. */
export interface PersistedDocument {
  readonly name: string;
  readonly isQuery: boolean;
  readonly text: string;
  /** The first 96 bits of the text's SHA-256, in base64url: enough to distinguish a few dozen texts. */
  readonly hash: string;
}

/** The persisted form of every operation: with the fragments it uses, and with `__typename` wherever Apollo Client adds it. */
export function toPersistedDocuments(definitions: readonly DefinitionNode[]): readonly PersistedDocument[] {
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => toPersisted(operation, fragments)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const hashLength = 16;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function toPersisted(operation: OperationDefinitionNode, fragments: Fragments): PersistedDocument {
  const used = [...usedFragments(operation, fragments)].sort();
  const parts = [operation, ...used.flatMap((name) => fragments.get(name) ?? [])];
  const text = parts.map((part) => print(withTypenames(part))).join("\n\n");
  return {
    name: operation.name?.value ?? "",
    isQuery: operation.operation === OperationTypeNode.QUERY,
    text,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, hashLength),
  };
}

function usedFragments(node: DefinitionNode, fragments: Fragments, found = new Set<string>()): ReadonlySet<string> {
  visit(node, {
    FragmentSpread: ({ name }) => {
      if (found.has(name.value)) return;
      found.add(name.value);
      const fragment = fragments.get(name.value);
      if (fragment) usedFragments(fragment, fragments, found);
    },
  });
  return found;
}

/** Adds `__typename` to every selection set except the operation's root, as Apollo Client does, and removes the client-only `@unmask`. */
function withTypenames<Node extends OperationDefinitionNode | FragmentDefinitionNode>(node: Node): Node {
  return visit(node, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    SelectionSet: {
      leave: (set: SelectionSetNode, _key, parent) => {
        const isRoot = parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...set, selections: [...set.selections, typename] };
      },
    },
  });
}

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
