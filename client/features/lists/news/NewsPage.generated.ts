/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { NewsRowFragment } from './NewsRow.generated.ts';
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

export type NewsPageQueryVariables = Exact<{
  type: Types.DocType;
  page: number;
}>;


export type NewsPageQuery = { readonly documents: { readonly items: ReadonlyArray<(
      { readonly slug: string }
      & { ' $fragmentRefs'?: { 'NewsRowFragment': NewsRowFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null };


export const NewsPageDocument = {"__meta__":{"hash":"0YB3Eb1KADX-wvxn"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<NewsPageQuery, NewsPageQueryVariables>;

/** Runs `NewsPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useNewsPageQuery = (variables: NewsPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(NewsPageDocument, variables)
    : useQueryState(NewsPageDocument, variables, useQuery(NewsPageDocument, { variables, notifyOnNetworkStatusChange: true }));