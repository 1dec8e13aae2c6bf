/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
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

export type SearchResultRowFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly language: string | null, readonly category: string | null, readonly lastUpdated: string | null, readonly datePublished: string | null, readonly type: { readonly id: string, readonly label: string, readonly layout: Types.DocumentLayout } } & { ' $fragmentName'?: 'SearchResultRowFragment' };

export const SearchResultRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}}]}}]} as unknown as DocumentNode<SearchResultRowFragment, unknown>;

/** The fields of the fragment `SearchResultRow`, of an object whose query spreads it. */
export const useSearchResultRowFragment = (from: FragmentType<typeof SearchResultRowFragmentDoc>) =>
  unmasked(SearchResultRowFragmentDoc, from);