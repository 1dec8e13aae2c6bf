/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
export type RelatedDocumentFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly summary: string | null } & { ' $fragmentName'?: 'RelatedDocumentFragment' };

export const RelatedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]} as unknown as DocumentNode<RelatedDocumentFragment, unknown>;

/** Reads the fragment `RelatedDocument` of an object, and reads it again when it changes in the cache. */
export const useRelatedDocumentFragment = (from: FragmentType<typeof RelatedDocumentFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(RelatedDocumentFragmentDoc, from) : useWholeFragment(RelatedDocumentFragmentDoc, useFragment({ fragment: RelatedDocumentFragmentDoc, fragmentName: "RelatedDocument", from }));