/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { readonly site: { readonly contactEmail: string | null, readonly phoneCountries: ReadonlyArray<string>, readonly contactLinks: ReadonlyArray<{ readonly label: string, readonly text: string | null, readonly url: string | null }> } };


export const ContactPageDocument = {"__meta__":{"hash":"Pazl0jOgmKAe0Eul"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountries"}},{"kind":"Field","name":{"kind":"Name","value":"contactLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;

/** Runs `ContactPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useContactPageQuery = (variables: ContactPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ContactPageDocument, variables)
    : useQueryState(ContactPageDocument, variables, useQuery(ContactPageDocument, { variables, notifyOnNetworkStatusChange: true }));