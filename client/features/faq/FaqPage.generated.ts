/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type FaqPageQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqPageQuery = { readonly site: { readonly name: string, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string, readonly group: string | null }> } };


export const FaqPageDocument = {"__meta__":{"hash":"KYfQuSuxiPJemVoM"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]}}]} as unknown as DocumentNode<FaqPageQuery, FaqPageQueryVariables>;

/** Runs `FaqPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useFaqPageQuery = (variables: FaqPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(FaqPageDocument, variables)
    : useQueryState(FaqPageDocument, variables, useQuery(FaqPageDocument, { variables, notifyOnNetworkStatusChange: true }));