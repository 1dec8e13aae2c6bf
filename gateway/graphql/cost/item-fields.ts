import { Kind } from "graphql";
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/** The same nodes are asked of every item of a list, and each has lists of its own. */
const known = new WeakMap<readonly FieldNode[], number>();

/** How many fields are asked of each item of a list, one at least; what lies below those is not counted. */
export const fieldsOfItem = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): number => {
  const before = known.get(fieldNodes);
  if (before !== undefined) return before;
  const fields = Math.max(1, sum(fieldNodes.map(({ selectionSet }) => fieldsIn(selectionSet, fragments))));
  known.set(fieldNodes, fields);
  return fields;
};

const fieldsIn = (set: SelectionSetNode | undefined, fragments: Fragments): number =>
  sum(
    (set?.selections ?? []).map((selection) => {
      if (selection.kind === Kind.FIELD) return 1;
      const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return fieldsIn(spread?.selectionSet, fragments);
    }),
  );

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
