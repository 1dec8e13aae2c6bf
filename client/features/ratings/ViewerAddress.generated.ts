/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type ViewerAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerAddressQuery = { readonly viewer: { readonly ip: string | null } };


export const ViewerAddressDocument = {"__meta__":{"hash":"T7ID6TFEGtE4MEa9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}}]}}]} as unknown as DocumentNode<ViewerAddressQuery, ViewerAddressQueryVariables>;

/** Runs `ViewerAddress` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useViewerAddressQuery = (variables: ViewerAddressQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ViewerAddressDocument, variables)
    : useQueryState(ViewerAddressDocument, variables, useQuery(ViewerAddressDocument, { variables, notifyOnNetworkStatusChange: true }));