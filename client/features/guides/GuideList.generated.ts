/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The kinds of document. A document whose kind is unknown has a null `docType` and is read under `/article/`. */
export type DocType =
  /** Documentation of the API. */
  | 'API'
  /** An edited piece on one subject. */
  | 'ARTICLE'
  /** A shorter post with a point of view. */
  | 'BLOG'
  /** What somebody did, and what came of it. */
  | 'CASE_STUDY'
  /** A term and its definition. */
  | 'GLOSSARY'
  /** Steps to a goal. */
  | 'HOW_TO'
  /** An answer about the platform. */
  | 'KNOWLEDGE_BASE'
  /** News about the platform or the field. */
  | 'NEWS'
  /** A statement for the press. */
  | 'PRESS_RELEASE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** A standard operating procedure. */
  | 'SOP'
  /** The terms of use. */
  | 'TOU'
  /** A long study with sources. */
  | 'WHITE_PAPER';

export type GuideListQueryVariables = Exact<{
  type: Types.DocType;
  around?: string | null | undefined;
}>;


export type GuideListQuery = { readonly documentLinks: ReadonlyArray<{ readonly subject: string, readonly slug: string }> | null };


export const GuideListDocument = {"__meta__":{"hash":"_wz_3qaThsp5v8Qi"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuideList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"around"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"around"},"value":{"kind":"Variable","name":{"kind":"Name","value":"around"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<GuideListQuery, GuideListQueryVariables>;

/** Keeps the result of `GuideList` while the component is shown; see client/data/query-state.ts. */
export const useGuideListQuery = (variables: GuideListQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(GuideListDocument, variables)
    : useQueryState(GuideListDocument, variables, useQuery(GuideListDocument, { variables, notifyOnNetworkStatusChange: true }));