/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
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

export type SearchHitsQueryVariables = Exact<{
  term: string;
  type?: Types.DocType | null | undefined;
  limit?: number;
  facets?: boolean;
}>;


export type SearchHitsQuery = { readonly search: { readonly correctedTerm: string | null, readonly synonyms: ReadonlyArray<string>, readonly pagination: { readonly totalItems: number }, readonly items: ReadonlyArray<{ readonly tags?: ReadonlyArray<string>, readonly authors?: ReadonlyArray<string>, readonly document: { readonly slug: string, readonly subject: string, readonly docType: Types.DocType | null }, readonly excerpt: { readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> } | null, readonly sections: ReadonlyArray<{ readonly heading: string | null, readonly anchor: string | null, readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> }> }> } | null };


export const SearchHitsDocument = {"__meta__":{"hash":"9xVowuzbUfDPMv0H"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"8"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"110"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"headed"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"90"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"authors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}]}]}]}}]}}]}}]} as unknown as DocumentNode<SearchHitsQuery, SearchHitsQueryVariables>;

/** Runs `SearchHits` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSearchHitsQuery = (variables: SearchHitsQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SearchHitsDocument, variables)
    : useQueryState(SearchHitsDocument, variables, useQuery(SearchHitsDocument, { variables, notifyOnNetworkStatusChange: true }));