/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
export type SuggestedDocumentFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly summary: string | null, readonly type: { readonly id: string, readonly label: string } } & { ' $fragmentName'?: 'SuggestedDocumentFragment' };

export const SuggestedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SuggestedDocumentFragment, unknown>;

/** Reads the fragment `SuggestedDocument` of an object, and reads it again when it changes in the cache. */
export const useSuggestedDocumentFragment = (from: FragmentType<typeof SuggestedDocumentFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(SuggestedDocumentFragmentDoc, from) : useWholeFragment(SuggestedDocumentFragmentDoc, useFragment({ fragment: SuggestedDocumentFragmentDoc, fragmentName: "SuggestedDocument", from }));