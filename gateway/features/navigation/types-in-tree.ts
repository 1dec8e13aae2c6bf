import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";

interface TypeGroup {
  readonly name: string;
  readonly slug: string;
}

/** The groups of types that the tree lists, with the site's names. Groups of types that nobody defined stay as the backend gives them. */
export function typesInTree<T extends TypeGroup>(groups: readonly T[], types: DocumentTypes): readonly T[] {
  return groups.flatMap((group) => {
    const type = findType(types, group.slug);
    if (type === null) return types.removed.some(({ id }) => id === group.slug) ? [] : [group];
    return type.tree ? [{ ...group, name: type.label }] : [];
  });
}
