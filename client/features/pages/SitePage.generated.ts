/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
/** The forms that a page may have. */
export type PageFormKind =
  /** Sends a message to the site's owner. */
  | 'CONTACT'
  /** Subscribes an address to the newsletter. */
  | 'NEWSLETTER';

export type SitePageQueryVariables = Exact<{
  path: string;
}>;


export type SitePageQuery = { readonly page: { readonly path: string, readonly title: string, readonly metaTitle: string, readonly label: string | null, readonly description: string, readonly hasArt: boolean, readonly content: string | null, readonly actions: ReadonlyArray<{ readonly label: string, readonly url: string | null }>, readonly sections: ReadonlyArray<{ readonly title: string, readonly cards: ReadonlyArray<{ readonly title: string, readonly text: string, readonly icon: string | null, readonly url: string | null }> }>, readonly form: { readonly kind: Types.PageFormKind, readonly title: string, readonly text: string | null } | null } | null, readonly site: { readonly contactEmail: string | null, readonly phoneCountries: ReadonlyArray<string> } };


export const SitePageDocument = {"__meta__":{"hash":"UEwkDBM9Ep_B2z8K"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hasArt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountries"}}]}}]}}]} as unknown as DocumentNode<SitePageQuery, SitePageQueryVariables>;

/** Runs `SitePage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSitePageQuery = (variables: SitePageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SitePageDocument, variables)
    : useQueryState(SitePageDocument, variables, useQuery(SitePageDocument, { variables, notifyOnNetworkStatusChange: true }));