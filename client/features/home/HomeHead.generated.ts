/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** A kind of section of the home page. */
export type HomeSectionKind =
  /** The newest documents of some types. */
  | 'LATEST'
  /** Links with a line of text each. */
  | 'LINKS'
  /** A text. */
  | 'TEXT'
  /** The site's topics. */
  | 'TOPICS';

export type HomeHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeHeadQuery = { readonly site: { readonly home: { readonly title: string, readonly lead: string, readonly hasArt: boolean, readonly sectionKinds: ReadonlyArray<Types.HomeSectionKind> }, readonly oftenAsked: ReadonlyArray<{ readonly label: string, readonly path: string }> } };


export const HomeHeadDocument = {"__meta__":{"hash":"CNNWyijra5iVoNSV"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"hasArt"}},{"kind":"Field","name":{"kind":"Name","value":"sectionKinds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oftenAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<HomeHeadQuery, HomeHeadQueryVariables>;

/** Runs `HomeHead` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useHomeHeadQuery = (variables: HomeHeadQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(HomeHeadDocument, variables)
    : useQueryState(HomeHeadDocument, variables, useQuery(HomeHeadDocument, { variables, notifyOnNetworkStatusChange: true }));