/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
export type ShareLinksFragment = { readonly slug: string, readonly subject: string, readonly path: string } & { ' $fragmentName'?: 'ShareLinksFragment' };

export const ShareLinksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ShareLinksFragment, unknown>;

/** Reads the fragment `ShareLinks` of an object, and reads it again when it changes in the cache. */
export const useShareLinksFragment = (from: FragmentType<typeof ShareLinksFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(ShareLinksFragmentDoc, from) : useWholeFragment(ShareLinksFragmentDoc, useFragment({ fragment: ShareLinksFragmentDoc, fragmentName: "ShareLinks", from }));