/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type GlossaryPageQueryVariables = Exact<{ [key: string]: never; }>;


export type GlossaryPageQuery = { readonly glossary: ReadonlyArray<{ readonly slug: string, readonly term: string, readonly definition: string | null, readonly lastUpdated: string | null }> | null };


export const GlossaryPageDocument = {"__meta__":{"hash":"GTDhLOh6SKp2s4uo"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlossaryPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glossary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<GlossaryPageQuery, GlossaryPageQueryVariables>;

/** Runs `GlossaryPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useGlossaryPageQuery = (variables: GlossaryPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(GlossaryPageDocument, variables)
    : useQueryState(GlossaryPageDocument, variables, useQuery(GlossaryPageDocument, { variables, notifyOnNetworkStatusChange: true }));