/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type TermCardQueryVariables = Exact<{
  slug: string;
}>;


export type TermCardQuery = { readonly glossaryEntry: { readonly slug: string, readonly term: string, readonly definition: string | null } | null };


export const TermCardDocument = {"__meta__":{"hash":"tKnq-zdGX8wJeN8g"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glossaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}}]}}]}}]} as unknown as DocumentNode<TermCardQuery, TermCardQueryVariables>;

/** Runs `TermCard` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useTermCardQuery = (variables: TermCardQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(TermCardDocument, variables)
    : useQueryState(TermCardDocument, variables, useQuery(TermCardDocument, { variables, notifyOnNetworkStatusChange: true }));