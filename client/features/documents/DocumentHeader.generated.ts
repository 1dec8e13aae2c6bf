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

export type DocumentHeaderFragment = { readonly slug: string, readonly docType: Types.DocType | null, readonly path: string, readonly subject: string, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly readingMinutes: number | null, readonly location: string | null, readonly typeName: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly path: string }> | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }>, readonly types: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly tags: ReadonlyArray<{ readonly name: string, readonly slug: string }> } & { ' $fragmentName'?: 'DocumentHeaderFragment' };

export const DocumentHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<DocumentHeaderFragment, unknown>;

/** Reads `DocumentHeader` of an object that holds it, and again whenever the cache has it changed. */
export const useDocumentHeaderFragment = (from: FragmentType<typeof DocumentHeaderFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(DocumentHeaderFragmentDoc, from) : useWholeFragment(DocumentHeaderFragmentDoc, useFragment({ fragment: DocumentHeaderFragmentDoc, fragmentName: "DocumentHeader", from }));