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

export type TreeNodesQueryVariables = Exact<{
  group: Types.TreeGroup;
  within: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type TreeNodesQuery = { readonly treeNodes: { readonly total: number, readonly nodes: ReadonlyArray<{ readonly key: string, readonly name: string, readonly path: string, readonly count: number | null, readonly lastPublished: string | null }> } | null };


export const TreeNodesDocument = {"__meta__":{"hash":"WQ_OhOKCxgPI0PVh"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreeNodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreeGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"within"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treeNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"within"},"value":{"kind":"Variable","name":{"kind":"Name","value":"within"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastPublished"}}]}}]}}]}}]} as unknown as DocumentNode<TreeNodesQuery, TreeNodesQueryVariables>;

/** Runs `TreeNodes` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useTreeNodesQuery = (variables: TreeNodesQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(TreeNodesDocument, variables)
    : useQueryState(TreeNodesDocument, variables, useQuery(TreeNodesDocument, { variables, notifyOnNetworkStatusChange: true }));