/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type ShareLinksFragment = { readonly slug: string, readonly subject: string, readonly path: string } & { ' $fragmentName'?: 'ShareLinksFragment' };

export const ShareLinksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ShareLinksFragment, unknown>;

/** The fields of the fragment `ShareLinks`, of an object whose query spreads it. */
export const useShareLinksFragment = (from: FragmentType<typeof ShareLinksFragmentDoc>) =>
  unmasked(ShareLinksFragmentDoc, from);