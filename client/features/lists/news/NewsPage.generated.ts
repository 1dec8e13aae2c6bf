/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { NewsRowFragment } from './NewsRow.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { NewsRowFragmentDoc } from "./NewsRow.generated.ts";
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** Values of facets that results must have, as `SearchFacetValue.value` gives them. A type is chosen by the argument `types`. */
export type SearchNarrowing = {
  /** An author. */
  readonly author?: string | null | undefined;
  /** A category. */
  readonly category?: string | null | undefined;
  /** A tag. */
  readonly tag?: string | null | undefined;
  /** The year of publication. */
  readonly year?: number | null | undefined;
};

export type NewsPageQueryVariables = Exact<{
  type: string | number;
  narrowTo?: Types.SearchNarrowing | null | undefined;
  page: number;
}>;


export type NewsPageQuery = { readonly documents: { readonly items: ReadonlyArray<(
      { readonly slug: string }
      & { ' $fragmentRefs'?: { 'NewsRowFragment': NewsRowFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null };


export const NewsPageDocument = {"__meta__":{"hash":"eg6XWLzAe1u4YuZR"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"narrowTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchNarrowing"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"narrowTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"narrowTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},...new Set([...NewsRowFragmentDoc.definitions])]} as unknown as DocumentNode<NewsPageQuery, NewsPageQueryVariables>;

/** Runs `NewsPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useNewsPageQuery = (variables: NewsPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(NewsPageDocument, variables)
    : useQueryState(NewsPageDocument, variables, useQuery(NewsPageDocument, { variables, notifyOnNetworkStatusChange: true }));