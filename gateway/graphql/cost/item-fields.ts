import { Kind } from "graphql";
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/** Counts by field nodes: nested lists are completed once for each outer item, with the same nodes. */
const known = new WeakMap<readonly FieldNode[], number>();

/**
 * How many fields are selected on each item of a list, at least one; nested fields are not counted. A fragment counts once, however often it is spread:
 * so the execution takes it, and so this takes no longer than the operation is long.
 */
export function fieldsOfItem({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): number {
  const before = known.get(fieldNodes);
  if (before !== undefined) return before;
  const spread = new Set<string>();
  const fields = Math.max(1, sum(fieldNodes.map(({ selectionSet }) => fieldsIn(selectionSet, fragments, spread))));
  known.set(fieldNodes, fields);
  return fields;
}

function fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments, spread: Set<string>): number {
  return sum(
    (set?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FIELD) return 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments, spread);
      const { value: name } = selection.name;
      if (spread.has(name)) return 0;
      spread.add(name);
      return fieldsIn(fragments[name]?.selectionSet, fragments, spread);
    }),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
