/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../data/server/reads.ts";
import { useQueryState } from "../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** The screens of a document type. */
export type DocumentLayout =
  /** Its list is a grid of cards; its documents have a page each. */
  | 'CARDS'
  /** Its documents are terms, from A to Z on one page. */
  | 'GLOSSARY'
  /** Its documents have a page each, beside a list of all of them. */
  | 'GUIDES'
  /** Its first document is its page, such as a legal text. */
  | 'PAGE'
  /** Its list is rows, as of news; its documents have a page each. */
  | 'ROWS';

export type DocumentTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentTypesQuery = { readonly pagePaths: ReadonlyArray<string>, readonly site: { readonly switchedOff: ReadonlyArray<string> }, readonly documentTypes: ReadonlyArray<{ readonly id: string, readonly label: string, readonly listLabel: string, readonly listPath: string, readonly path: string, readonly rowPath: string, readonly linkPath: string, readonly layout: Types.DocumentLayout, readonly lead: string | null, readonly emptyTitle: string, readonly emptyText: string, readonly failedText: string, readonly schemaType: string, readonly hasFolderAddresses: boolean, readonly hasFeed: boolean, readonly isSearched: boolean }> };


export const DocumentTypesDocument = {"__meta__":{"hash":"mMcfYVjNHUdNbBYk"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagePaths"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchedOff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"listLabel"}},{"kind":"Field","name":{"kind":"Name","value":"listPath"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"rowPath"}},{"kind":"Field","name":{"kind":"Name","value":"linkPath"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"emptyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"emptyText"}},{"kind":"Field","name":{"kind":"Name","value":"failedText"}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"hasFolderAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"hasFeed"}},{"kind":"Field","name":{"kind":"Name","value":"isSearched"}}]}}]}}]} as unknown as DocumentNode<DocumentTypesQuery, DocumentTypesQueryVariables>;

/** Runs `DocumentTypes` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useDocumentTypesQuery = (variables: DocumentTypesQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(DocumentTypesDocument, variables)
    : useQueryState(DocumentTypesDocument, variables, useQuery(DocumentTypesDocument, { variables, notifyOnNetworkStatusChange: true }));