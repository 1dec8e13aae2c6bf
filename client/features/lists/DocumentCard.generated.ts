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

export type DocumentCardFragment = { readonly slug: string, readonly subject: string, readonly language: string | null, readonly metaDescription: string | null, readonly category: string | null, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly listedReadingMinutes: number | null, readonly type: { readonly id: string, readonly label: string, readonly layout: Types.DocumentLayout }, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null } | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }> } & { ' $fragmentName'?: 'DocumentCardFragment' };

export const DocumentCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"listedReadingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orDefault"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<DocumentCardFragment, unknown>;

/** The fields of the fragment `DocumentCard`, of an object whose query spreads it. */
export const useDocumentCardFragment = (from: FragmentType<typeof DocumentCardFragmentDoc>) =>
  unmasked(DocumentCardFragmentDoc, from);