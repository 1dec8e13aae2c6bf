/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../data/server/reads.ts";
import { useQueryState } from "../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type MovedQueryVariables = Exact<{
  path: string;
}>;


export type MovedQuery = { readonly moved: string | null };


export const MovedDocument = {"__meta__":{"hash":"FdSzdsaoBM2FmRSk"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Moved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moved"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}]}]}}]} as unknown as DocumentNode<MovedQuery, MovedQueryVariables>;

/** Runs `Moved` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useMovedQuery = (variables: MovedQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(MovedDocument, variables)
    : useQueryState(MovedDocument, variables, useQuery(MovedDocument, { variables, notifyOnNetworkStatusChange: true }));