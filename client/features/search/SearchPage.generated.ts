/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { SearchResultRowFragment } from './SearchResultRow.generated.ts';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The types of document. A document of an unknown type has a null `docType` and a path under `/article/`. */
export type DocType =
  /** API documentation. */
  | 'API'
  /** An edited article on one subject. */
  | 'ARTICLE'
  /** A blog post: shorter than an article, and opinionated. */
  | 'BLOG'
  /** A report on a real project and its results. */
  | 'CASE_STUDY'
  /** A term and its definition. */
  | 'GLOSSARY'
  /** Step-by-step instructions for one task. */
  | 'HOW_TO'
  /** A support article about the platform. */
  | 'KNOWLEDGE_BASE'
  /** News about the platform or the industry. */
  | 'NEWS'
  /** A press release. */
  | 'PRESS_RELEASE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** A standard operating procedure. */
  | 'SOP'
  /** The terms of use. */
  | 'TOU'
  /** An in-depth report with sources. */
  | 'WHITE_PAPER';

export type SearchPageQueryVariables = Exact<{
  term: string;
  type?: Types.DocType | null | undefined;
  page: number;
}>;


export type SearchPageQuery = { readonly search: { readonly correctedTerm: string | null, readonly synonyms: ReadonlyArray<string>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number }, readonly items: ReadonlyArray<{ readonly document: (
        { readonly slug: string, readonly docType: Types.DocType | null }
        & { ' $fragmentRefs'?: { 'SearchResultRowFragment': SearchResultRowFragment } }
      ), readonly excerpt: { readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> } | null, readonly sections: ReadonlyArray<{ readonly heading: string | null, readonly anchor: string | null, readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> }> }> } | null };


export const SearchPageDocument = {"__meta__":{"hash":"ysQ_zVS5G8fvEhGs"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"150"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"headed"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}}]}}]} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;

/** Runs `SearchPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSearchPageQuery = (variables: SearchPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SearchPageDocument, variables)
    : useQueryState(SearchPageDocument, variables, useQuery(SearchPageDocument, { variables, notifyOnNetworkStatusChange: true }));