/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type RelatedDocumentFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly language: string | null, readonly summary: string | null } & { ' $fragmentName'?: 'RelatedDocumentFragment' };

export const RelatedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode<RelatedDocumentFragment, unknown>;

/** The fields of the fragment `RelatedDocument`, of an object whose query spreads it. */
export const useRelatedDocumentFragment = (from: FragmentType<typeof RelatedDocumentFragmentDoc>) =>
  unmasked(RelatedDocumentFragmentDoc, from);