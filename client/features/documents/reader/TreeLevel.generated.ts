/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The groups of the docs reader's tree. */
export type TreeGroup =
  /** Author, documents. */
  | 'AUTHORS'
  /** Category, subcategory, documents. */
  | 'CATEGORIES'
  /** Tag, documents. */
  | 'TAGS'
  /** Type, documents. */
  | 'TYPES';

export type TreeLevelQueryVariables = Exact<{
  group: Types.TreeGroup;
  within: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type TreeLevelQuery = { readonly treeLevel: { readonly total: number, readonly nodes: ReadonlyArray<{ readonly key: string, readonly name: string, readonly path: string, readonly count: number | null, readonly lastPublished: string | null }> } | null };


export const TreeLevelDocument = {"__meta__":{"hash":"684PFW61HSj4_Wxz"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TreeLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreeGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"within"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treeLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"within"},"value":{"kind":"Variable","name":{"kind":"Name","value":"within"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lastPublished"}}]}}]}}]}}]} as unknown as DocumentNode<TreeLevelQuery, TreeLevelQueryVariables>;

/** Keeps the result of `TreeLevel` while the component is shown; see client/data/query-state.ts. */
export const useTreeLevelQuery = (variables: TreeLevelQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(TreeLevelDocument, variables)
    : useQueryState(TreeLevelDocument, variables, useQuery(TreeLevelDocument, { variables, notifyOnNetworkStatusChange: true }));