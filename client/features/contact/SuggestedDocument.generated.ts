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

export type SuggestedDocumentFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly metaDescription: string | null, readonly docType: Types.DocType | null } & { ' $fragmentName'?: 'SuggestedDocumentFragment' };

export const SuggestedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SuggestedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}}]}}]} as unknown as DocumentNode<SuggestedDocumentFragment, unknown>;

/** Reads the fragment `SuggestedDocument` of an object, and reads it again when it changes in the cache. */
export const useSuggestedDocumentFragment = (from: FragmentType<typeof SuggestedDocumentFragmentDoc>) =>
  import.meta.env.SSR ? answeredFragment(SuggestedDocumentFragmentDoc, from) : useWholeFragment(SuggestedDocumentFragmentDoc, useFragment({ fragment: SuggestedDocumentFragmentDoc, fragmentName: "SuggestedDocument", from }));