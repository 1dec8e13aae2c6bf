/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { DocumentBodyFragment } from '../documents/DocumentBody.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { DocumentBodyFragmentDoc } from "../documents/DocumentBody.generated.ts";
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type LegalPageQueryVariables = Exact<{
  type: string | number;
}>;


export type LegalPageQuery = { readonly documents: { readonly items: ReadonlyArray<(
      { readonly slug: string, readonly path: string, readonly subject: string, readonly language: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly description: string | null, readonly socialImage: string, readonly schemaMarkup: ReadonlyArray<Record<string, unknown>>, readonly datePublished: string | null, readonly lastUpdated: string | null }
      & { ' $fragmentRefs'?: { 'DocumentBodyFragment': DocumentBodyFragment } }
    )> } | null };


export const LegalPageDocument = {"__meta__":{"hash":"AZtUof8hgPFoPql2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"socialImage"}},{"kind":"Field","name":{"kind":"Name","value":"schemaMarkup"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentBody"}}]}}]}}]}},...new Set([...DocumentBodyFragmentDoc.definitions])]} as unknown as DocumentNode<LegalPageQuery, LegalPageQueryVariables>;

/** Runs `LegalPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useLegalPageQuery = (variables: LegalPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(LegalPageDocument, variables)
    : useQueryState(LegalPageDocument, variables, useQuery(LegalPageDocument, { variables, notifyOnNetworkStatusChange: true }));