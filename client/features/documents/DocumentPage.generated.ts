/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { RelatedDocumentFragment } from './RelatedDocument.generated.ts';
import type { DocumentHeaderFragment } from './DocumentHeader.generated.ts';
import type { DocumentBodyFragment } from './DocumentBody.generated.ts';
import type { OutlineFragment } from './Outline.generated.ts';
import type { ShareLinksFragment } from './ShareLinks.generated.ts';
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
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

export type DocumentPageQueryVariables = Exact<{
  slug: string;
}>;


export type DocumentPageQuery = { readonly document: (
    { readonly slug: string, readonly docType: Types.DocType | null, readonly path: string, readonly subject: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly description: string | null, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly schemaMarkup: ReadonlyArray<Record<string, unknown>>, readonly featuredImage: { readonly url: string, readonly width: number | null, readonly height: number | null } | null, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly path: string }> | null, readonly related: ReadonlyArray<(
      { readonly slug: string }
      & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
    )> | null }
    & { ' $fragmentRefs'?: { 'DocumentHeaderFragment': DocumentHeaderFragment;'DocumentBodyFragment': DocumentBodyFragment;'OutlineFragment': OutlineFragment;'ShareLinksFragment': ShareLinksFragment } }
  ) | null, readonly suggestions: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
  )> | null, readonly site: { readonly name: string, readonly url: string } };


export const DocumentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaMarkup"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentBody"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLinks"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"suggestions"},"name":{"kind":"Name","value":"closest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"docType"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"datePublished"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<DocumentPageQuery, DocumentPageQueryVariables>;

/** Keeps the result of `DocumentPage` while the component is shown; see client/data/query-state.ts. */
export const useDocumentPageQuery = (variables: DocumentPageQueryVariables) =>
  useQueryState(DocumentPageDocument, variables, useQuery(DocumentPageDocument, { variables, notifyOnNetworkStatusChange: true }));