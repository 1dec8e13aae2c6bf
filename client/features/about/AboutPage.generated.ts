/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutPageQuery = { readonly site: { readonly name: string, readonly description: string } };


export const AboutPageDocument = {"__meta__":{"hash":"2XEUpykUj6h21RYg"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AboutPageQuery, AboutPageQueryVariables>;

/** Keeps the result of `AboutPage` while the component is shown; see client/data/query-state.ts. */
export const useAboutPageQuery = (variables: AboutPageQueryVariables) =>
  useQueryState(AboutPageDocument, variables, useQuery(AboutPageDocument, { variables, notifyOnNetworkStatusChange: true }));