/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SuggestedDocumentFragment } from './SuggestedDocument.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { SuggestedDocumentFragmentDoc } from "./SuggestedDocument.generated.ts";
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { readonly suggestions: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'SuggestedDocumentFragment': SuggestedDocumentFragment } }
  )> | null };


export const SuggestionsDocument = {"__meta__":{"hash":"5DQJHgvj5zdyUKFf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SuggestedDocument"}}]}}]}},...new Set([...SuggestedDocumentFragmentDoc.definitions])]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;

/** Runs `Suggestions` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSuggestionsQuery = (variables: SuggestionsQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SuggestionsDocument, variables)
    : useQueryState(SuggestionsDocument, variables, useQuery(SuggestionsDocument, { variables, notifyOnNetworkStatusChange: true }));