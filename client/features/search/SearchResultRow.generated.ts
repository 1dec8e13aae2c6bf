/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { answeredFragment } from "../../data/server/reads.ts";
import { useWholeFragment } from "../../data/whole-fragment.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The kinds of document. A document whose kind is unknown has a null `docType` and is read under `/article/`. */
export type DocType =
  /** Documentation of the API. */
  | 'API'
  /** An edited piece on one subject. */
  | 'ARTICLE'
  /** A shorter post with a point of view. */
  | 'BLOG'
  /** What somebody did, and what came of it. */
  | 'CASE_STUDY'
  /** A term and its definition. */
  | 'GLOSSARY'
  /** Steps to a goal. */
  | 'HOW_TO'
  /** An answer about the platform. */
  | 'KNOWLEDGE_BASE'
  /** News about the platform or the field. */
  | 'NEWS'
  /** A statement for the press. */
  | 'PRESS_RELEASE'
  /** The privacy policy. */
  | 'PRIVACY_POLICY'
  /** A standard operating procedure. */
  | 'SOP'
  /** The terms of use. */
  | 'TOU'
  /** A long study with sources. */
  | 'WHITE_PAPER';

export type SearchResultRowFragment = { readonly slug: string, readonly subject: string, readonly docType: Types.DocType | null, readonly category: string | null, readonly lastUpdated: string | null, readonly datePublished: string | null } & { ' $fragmentName'?: 'SearchResultRowFragment' };

export const SearchResultRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}}]}}]} as unknown as DocumentNode<SearchResultRowFragment, unknown>;

/** Reads `SearchResultRow` of an object that holds it, and again whenever the cache has it changed. */
export const useSearchResultRowFragment = (from: FragmentType<typeof SearchResultRowFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(SearchResultRowFragmentDoc, from) : useWholeFragment(SearchResultRowFragmentDoc, useFragment({ fragment: SearchResultRowFragmentDoc, fragmentName: "SearchResultRow", from }));