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

/** The social networks that clients are expected to have an icon of. */
export type SocialNetwork =
  /** facebook.com */
  | 'FACEBOOK'
  /** linkedin.com */
  | 'LINKEDIN'
  /** Another one, named by its label. */
  | 'OTHER'
  /** x.com */
  | 'X';

export type SiteChromeQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteChromeQuery = { readonly site: { readonly name: string, readonly description: string, readonly url: string, readonly socialImage: string, readonly legalOwner: string | null, readonly socialLinks: ReadonlyArray<{ readonly network: Types.SocialNetwork, readonly label: string, readonly icon: string | null, readonly url: string }>, readonly home: { readonly title: string, readonly lead: string, readonly hasArt: boolean, readonly sectionKinds: ReadonlyArray<Types.HomeSectionKind> }, readonly oftenAsked: ReadonlyArray<{ readonly label: string, readonly path: string }>, readonly navigation: { readonly header: ReadonlyArray<{ readonly label: string, readonly url: string | null, readonly items: ReadonlyArray<{ readonly label: string, readonly url: string | null }> }>, readonly footer: ReadonlyArray<{ readonly heading: string, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string | null }> }>, readonly login: { readonly label: string, readonly url: string | null } | null, readonly announcement: { readonly text: string, readonly url: string | null } | null } } };


export const SiteChromeDocument = {"__meta__":{"hash":"zgtKM6294OuZjzcg"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteChrome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"socialImage"}},{"kind":"Field","name":{"kind":"Name","value":"legalOwner"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"hasArt"}},{"kind":"Field","name":{"kind":"Name","value":"sectionKinds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oftenAsked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"navigation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"login"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"announcement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SiteChromeQuery, SiteChromeQueryVariables>;

/** Runs `SiteChrome` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSiteChromeQuery = (variables: SiteChromeQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SiteChromeDocument, variables)
    : useQueryState(SiteChromeDocument, variables, useQuery(SiteChromeDocument, { variables, notifyOnNetworkStatusChange: true }));