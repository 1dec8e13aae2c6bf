/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type ReferencePageQueryVariables = Exact<{
  entry?: string | number | null | undefined;
}>;


export type ReferencePageQuery = { readonly apiReference: { readonly id: string, readonly path: string, readonly name: string, readonly kind: string, readonly summary: string, readonly content: string, readonly example: string | null, readonly operation: { readonly query: string, readonly variables: string, readonly isMutation: boolean } | null } | null };


export const ReferencePageDocument = {"__meta__":{"hash":"naR6bxJfmEJW5eEs"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferencePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"variables"}},{"kind":"Field","name":{"kind":"Name","value":"isMutation"}}]}}]}}]}}]} as unknown as DocumentNode<ReferencePageQuery, ReferencePageQueryVariables>;

/** Runs `ReferencePage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useReferencePageQuery = (variables: ReferencePageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ReferencePageDocument, variables)
    : useQueryState(ReferencePageDocument, variables, useQuery(ReferencePageDocument, { variables, notifyOnNetworkStatusChange: true }));