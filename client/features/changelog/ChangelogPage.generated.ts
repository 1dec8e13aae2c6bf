/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** The kinds of change. */
export type ChangelogType =
  /** An improvement to an existing feature. */
  | 'IMPROVED'
  /** A new feature. */
  | 'NEW';

export type ChangelogPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangelogPageQuery = { readonly site: { readonly changelog: ReadonlyArray<{ readonly date: string, readonly title: string, readonly type: Types.ChangelogType, readonly description: string, readonly linkText: string | null, readonly linkUrl: string | null }> } };


export const ChangelogPageDocument = {"__meta__":{"hash":"GHG3l4NDgXBSVjz1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangelogPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changelog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"linkText"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}}]}}]}}]}}]} as unknown as DocumentNode<ChangelogPageQuery, ChangelogPageQueryVariables>;

/** Runs `ChangelogPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useChangelogPageQuery = (variables: ChangelogPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ChangelogPageDocument, variables)
    : useQueryState(ChangelogPageDocument, variables, useQuery(ChangelogPageDocument, { variables, notifyOnNetworkStatusChange: true }));