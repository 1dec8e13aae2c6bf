/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { DocumentCardFragment } from '../DocumentCard.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { DocumentCardFragmentDoc } from "../DocumentCard.generated.ts";
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** Values that documents must have, as `SearchFacetValue.value` gives them. Choose at least one. */
export type DocumentNarrowing = {
  /** An author. */
  readonly author?: string | null | undefined;
  /** A category. */
  readonly category?: string | null | undefined;
  /** A subcategory of that category. */
  readonly subcategory?: string | null | undefined;
  /** A tag. */
  readonly tag?: string | null | undefined;
  /** The id of a document type. */
  readonly type?: string | number | null | undefined;
  /** The year of publication. */
  readonly year?: number | null | undefined;
};

export type NarrowedCardsQueryVariables = Exact<{
  to: Types.DocumentNarrowing;
  page: number;
}>;


export type NarrowedCardsQuery = { readonly narrowedDocuments: { readonly items: ReadonlyArray<(
      { readonly slug: string, readonly path: string }
      & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null };


export const NarrowedCardsDocument = {"__meta__":{"hash":"Py1jew8acaUzEbPj"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NarrowedCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentNarrowing"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"narrowedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},...new Set([...DocumentCardFragmentDoc.definitions])]} as unknown as DocumentNode<NarrowedCardsQuery, NarrowedCardsQueryVariables>;

/** Runs `NarrowedCards` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useNarrowedCardsQuery = (variables: NarrowedCardsQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(NarrowedCardsDocument, variables)
    : useQueryState(NarrowedCardsDocument, variables, useQuery(NarrowedCardsDocument, { variables, notifyOnNetworkStatusChange: true }));