/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type ReferenceListQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceListQuery = { readonly apiReferenceGroups: ReadonlyArray<{ readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string }> }> };


export const ReferenceListDocument = {"__meta__":{"hash":"G_8ioNK70xS34brd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiReferenceGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ReferenceListQuery, ReferenceListQueryVariables>;

/** Runs `ReferenceList` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useReferenceListQuery = (variables: ReferenceListQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ReferenceListDocument, variables)
    : useQueryState(ReferenceListDocument, variables, useQuery(ReferenceListDocument, { variables, notifyOnNetworkStatusChange: true }));