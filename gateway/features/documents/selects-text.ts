import { Kind } from "graphql";
import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/** The fields of a document that are derived from its text. */
const ofText = new Set(["content", "contentFingerprint", "contentProblem", "markdown", "outline", "readingMinutes"]);

/** Whether an operation selects, anywhere below a field, something derived from documents' texts: a list without them is many times smaller. */
export function selectsText({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): boolean {
  const seen = new Set<string>();
  const inSet = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return ofText.has(selection.name.value) || inSet(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return inSet(selection.selectionSet);
      if (seen.has(selection.name.value)) return false;
      seen.add(selection.name.value);
      return inSet(fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => inSet(selectionSet));
}
