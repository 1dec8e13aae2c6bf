/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type RobotsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RobotsPageQuery = { readonly robots: { readonly content: string } | null };


export const RobotsPageDocument = {"__meta__":{"hash":"MneP6dRpWWlUGlhw"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RobotsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"robots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<RobotsPageQuery, RobotsPageQueryVariables>;

/** Runs `RobotsPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useRobotsPageQuery = (variables: RobotsPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(RobotsPageDocument, variables)
    : useQueryState(RobotsPageDocument, variables, useQuery(RobotsPageDocument, { variables, notifyOnNetworkStatusChange: true }));