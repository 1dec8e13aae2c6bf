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
import { unmasked } from "../../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
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

export type GroupPageQueryVariables = Exact<{
  slug: string;
  subcategory?: string | null | undefined;
  page: number;
  isType: boolean;
  isTag: boolean;
  isCategory: boolean;
  group: Types.TreeGroup;
}>;


export type GroupPageQuery = { readonly type?: { readonly name: string, readonly items: ReadonlyArray<(
      { readonly slug: string, readonly path: string }
      & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null, readonly tag?: { readonly name: string, readonly items: ReadonlyArray<(
      { readonly slug: string, readonly path: string }
      & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null, readonly category?: { readonly name: string, readonly items: ReadonlyArray<(
      { readonly slug: string, readonly path: string }
      & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
    )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } | null, readonly parts?: { readonly nodes: ReadonlyArray<{ readonly key: string, readonly name: string, readonly path: string, readonly count: number | null }> } | null, readonly siblings: { readonly nodes: ReadonlyArray<{ readonly key: string, readonly name: string, readonly path: string, readonly count: number | null }> } | null };

export type GroupCardsFragment = { readonly name: string, readonly items: ReadonlyArray<(
    { readonly slug: string, readonly path: string }
    & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
  )>, readonly pagination: { readonly page: number, readonly limit: number, readonly totalItems: number, readonly totalPages: number } } & { ' $fragmentName'?: 'GroupCardsFragment' };

export const GroupCardsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentGroupPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},...new Set([...DocumentCardFragmentDoc.definitions])]} as unknown as DocumentNode<GroupCardsFragment, unknown>;
export const GroupPageDocument = {"__meta__":{"hash":"x8mivbQjXgNolinB"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subcategory"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isTag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCategory"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreeGroup"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"documentsByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isType"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCards"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"tag"},"name":{"kind":"Name","value":"documentsByTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isTag"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCards"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"documentsByCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"subcategory"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subcategory"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCategory"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCards"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"parts"},"name":{"kind":"Name","value":"treeNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"within"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"slug"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCategory"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"siblings"},"name":{"kind":"Name","value":"treeNodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},...new Set([...GroupCardsFragmentDoc.definitions])]} as unknown as DocumentNode<GroupPageQuery, GroupPageQueryVariables>;

/** Runs `GroupPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useGroupPageQuery = (variables: GroupPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(GroupPageDocument, variables)
    : useQueryState(GroupPageDocument, variables, useQuery(GroupPageDocument, { variables, notifyOnNetworkStatusChange: true }));

/** The fields of the fragment `GroupCards`, of an object whose query spreads it. */
export const useGroupCardsFragment = (from: FragmentType<typeof GroupCardsFragmentDoc>) =>
  unmasked(GroupCardsFragmentDoc, from);