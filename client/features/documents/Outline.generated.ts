/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type OutlineFragment = { readonly slug: string, readonly outline: ReadonlyArray<{ readonly id: string, readonly text: string, readonly level: number }> | null } & { ' $fragmentName'?: 'OutlineFragment' };

export const OutlineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<OutlineFragment, unknown>;

/** The fields of the fragment `Outline`, of an object whose query spreads it. */
export const useOutlineFragment = (from: FragmentType<typeof OutlineFragmentDoc>) =>
  unmasked(OutlineFragmentDoc, from);