/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** The groups of the docs reader's tree. */
export type TreeGroup =
  /** Levels: authors, documents. */
  | 'AUTHORS'
  /** Levels: categories, subcategories, documents. */
  | 'CATEGORIES'
  /** Levels: tags, documents. */
  | 'TAGS'
  /** Levels: types, documents. */
  | 'TYPES';

export type TreePathQueryVariables = Exact<{
  slug?: string | null | undefined;
}>;


export type TreePathQuery = { readonly treePath: { readonly group: Types.TreeGroup, readonly levels: ReadonlyArray<{ readonly total: number, readonly pathKey: string | null, readonly nodes: ReadonlyArray<{ readonly key: string, readonly name: string, readonly path: string, readonly count: number | null, readonly lastPublished: string | null }> }> } | null };


export const TreePathDocument = {"__meta__":{"hash":"pz42lSO3CnlLceQ8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreePath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treePath"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pathKey"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastPublished"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TreePathQuery, TreePathQueryVariables>;

/** Runs `TreePath` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useTreePathQuery = (variables: TreePathQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(TreePathDocument, variables)
    : useQueryState(TreePathDocument, variables, useQuery(TreePathDocument, { variables, notifyOnNetworkStatusChange: true }));