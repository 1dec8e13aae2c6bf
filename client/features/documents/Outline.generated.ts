/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
export type OutlineFragment = { readonly slug: string, readonly outline: ReadonlyArray<{ readonly id: string, readonly text: string, readonly level: number }> | null } & { ' $fragmentName'?: 'OutlineFragment' };

export const OutlineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<OutlineFragment, unknown>;

/** Reads the fragment `Outline` of an object, and reads it again when it changes in the cache. */
export const useOutlineFragment = (from: FragmentType<typeof OutlineFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(OutlineFragmentDoc, from) : useWholeFragment(OutlineFragmentDoc, useFragment({ fragment: OutlineFragmentDoc, fragmentName: "Outline", from }));