/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { DocumentCardFragment } from '../lists/DocumentCard.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { DocumentCardFragmentDoc } from "../lists/DocumentCard.generated.ts";
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { readonly homeSections: ReadonlyArray<
    | { readonly __typename: 'HomeLatest', readonly title: string, readonly note: string | null, readonly count: number, readonly lists: ReadonlyArray<{ readonly type: { readonly id: string }, readonly documents: ReadonlyArray<(
          { readonly slug: string, readonly path: string, readonly type: { readonly id: string } }
          & { ' $fragmentRefs'?: { 'DocumentCardFragment': DocumentCardFragment } }
        )> | null }> }
    | { readonly __typename: 'HomeLinks', readonly title: string, readonly note: string | null, readonly links: ReadonlyArray<{ readonly label: string, readonly text: string | null, readonly url: string | null, readonly icon: string | null }> }
    | { readonly __typename: 'HomeText', readonly title: string, readonly note: string | null, readonly content: string | null }
    | { readonly __typename: 'HomeTopics', readonly title: string, readonly note: string | null, readonly topics: ReadonlyArray<{ readonly name: string, readonly description: string, readonly icon: string, readonly path: string, readonly count: number | null }> }
  >, readonly site: { readonly name: string, readonly description: string, readonly url: string } };


export const HomePageDocument = {"__meta__":{"hash":"aCLKVX67bE9yBnfq"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeSections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeTopics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeLatest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},...new Set([...DocumentCardFragmentDoc.definitions])]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;

/** Runs `HomePage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useHomePageQuery = (variables: HomePageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(HomePageDocument, variables)
    : useQueryState(HomePageDocument, variables, useQuery(HomePageDocument, { variables, notifyOnNetworkStatusChange: true }));