/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { readonly site: { readonly oftenAsked: ReadonlyArray<{ readonly label: string, readonly path: string }> } };


export const SearchStartDocument = {"__meta__":{"hash":"XmF2vbBQWrIK_yKw"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchStart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oftenAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SearchStartQuery, SearchStartQueryVariables>;

/** Runs `SearchStart` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSearchStartQuery = (variables: SearchStartQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SearchStartDocument, variables)
    : useQueryState(SearchStartDocument, variables, useQuery(SearchStartDocument, { variables, notifyOnNetworkStatusChange: true }));