import { Kind } from "graphql";
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/** Counts by field nodes: nested lists are completed once for each outer item, with the same nodes. */
const known = new WeakMap<readonly FieldNode[], number>();

/** How many fields are selected on each item of a list, at least one; nested fields are not counted. */
export function fieldsOfItem({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): number {
  const before = known.get(fieldNodes);
  if (before !== undefined) return before;
  const fields = Math.max(1, sum(fieldNodes.map(({ selectionSet }) => fieldsIn(selectionSet, fragments))));
  known.set(fieldNodes, fields);
  return fields;
}

function fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments): number {
  return sum(
    (set?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FIELD) return 1;
      const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fieldsIn(spread?.selectionSet, fragments);
    }),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
