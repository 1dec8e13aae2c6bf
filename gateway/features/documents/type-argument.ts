import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentType, DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { badArgument } from "../bad-argument.ts";

/**
 * The type that an argument names.
 *
 * @throws GraphQLError (`BAD_USER_INPUT`) for an id that no type of the site has.
 */
export function typeArgument(name: string, id: string, types: DocumentTypes): DocumentType {
  const type = findType(types, id);
  if (type !== null) return type;
  throw badArgument(`${name} must be one of ${types.all.map((known) => known.id).join(", ")}, got "${id}".`);
}
