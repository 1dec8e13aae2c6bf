/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type DocumentBodyFragment = { readonly slug: string, readonly content: string | null, readonly contentProblem: string | null, readonly language: string | null } & { ' $fragmentName'?: 'DocumentBodyFragment' };

export const DocumentBodyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inlineLinks"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"contentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<DocumentBodyFragment, unknown>;

/** The fields of the fragment `DocumentBody`, of an object whose query spreads it. */
export const useDocumentBodyFragment = (from: FragmentType<typeof DocumentBodyFragmentDoc>) =>
  unmasked(DocumentBodyFragmentDoc, from);