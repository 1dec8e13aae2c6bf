/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The types of document. A document of an unknown type has a null `docType` and a path under `/article/`. */
export type DocType =
  /** API documentation. */
  | 'API'
  /** An edited article on one subject. */
  | 'ARTICLE'
  /** A blog post: shorter than an article, and opinionated. */
  | 'BLOG'
  /** A report on a real project and its results. */
  | 'CASE_STUDY'
  /** A term and its definition. */
  | 'GLOSSARY'
  /** Step-by-step instructions for one task. */
  | 'HOW_TO'
  /** A support article about the platform. */
  | 'KNOWLEDGE_BASE'
  /** News about the platform or the industry. */
  | 'NEWS'
  /** A press release. */
  | 'PRESS_RELEASE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** A standard operating procedure. */
  | 'SOP'
  /** The terms of use. */
  | 'TOU'
  /** An in-depth report with sources. */
  | 'WHITE_PAPER';

export type SearchResultRowFragment = { readonly slug: string, readonly subject: string, readonly docType: Types.DocType | null, readonly category: string | null, readonly lastUpdated: string | null, readonly datePublished: string | null } & { ' $fragmentName'?: 'SearchResultRowFragment' };

export const SearchResultRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}}]}}]} as unknown as DocumentNode<SearchResultRowFragment, unknown>;

/** Reads the fragment `SearchResultRow` of an object, and reads it again when it changes in the cache. */
export const useSearchResultRowFragment = (from: FragmentType<typeof SearchResultRowFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(SearchResultRowFragmentDoc, from) : useWholeFragment(SearchResultRowFragmentDoc, useFragment({ fragment: SearchResultRowFragmentDoc, fragmentName: "SearchResultRow", from }));