import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";

/**
 * The fields of a fragment, of an object whose query spreads it. Results are masked by their types alone (docs/decisions/0065), so
 * the object already holds them. Called by the generated `use<Name>Fragment` hooks.
 *
 * @throws Error for no object
 */
export function unmasked<Data, Variables extends OperationVariables>(
  _fragment: TypedDocumentNode<Data, Variables>,
  from: FragmentType<TypedDocumentNode<Data, Variables>>,
): MaybeMasked<Data> {
  if (from === null || from === undefined)
    throw new Error("A fragment is read of nothing; its parent must not render it without data.");
  return from;
}
