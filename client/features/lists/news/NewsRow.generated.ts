/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type NewsRowFragment = { readonly slug: string, readonly subject: string, readonly language: string | null, readonly metaDescription: string | null, readonly category: string | null, readonly datePublished: string | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }> } & { ' $fragmentName'?: 'NewsRowFragment' };

export const NewsRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<NewsRowFragment, unknown>;

/** The fields of the fragment `NewsRow`, of an object whose query spreads it. */
export const useNewsRowFragment = (from: FragmentType<typeof NewsRowFragmentDoc>) =>
  unmasked(NewsRowFragmentDoc, from);