/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { DocumentFactsFragment } from '../documents/DocumentFacts.generated.ts';
import type { DocumentArticleFragment } from '../documents/DocumentArticle.generated.ts';
import type { RelatedDocumentFragment } from '../documents/RelatedDocument.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { DocumentFactsFragmentDoc } from "../documents/DocumentFacts.generated.ts";
import { DocumentArticleFragmentDoc } from "../documents/DocumentArticle.generated.ts";
import { RelatedDocumentFragmentDoc } from "../documents/RelatedDocument.generated.ts";
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type DocsPageQueryVariables = Exact<{
  slug: string;
  isDefault: boolean;
}>;


export type DocsPageQuery = { readonly document?: (
    { readonly slug: string, readonly path: string, readonly subject: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly description: string | null, readonly language: string | null, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly socialImage: string, readonly schemaMarkup: ReadonlyArray<Record<string, unknown>>, readonly related: ReadonlyArray<{ readonly slug: string }> | null, readonly type: { readonly id: string, readonly layout: Types.DocumentLayout, readonly listPath: string, readonly schemaType: string }, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly path: string }> | null }
    & { ' $fragmentRefs'?: { 'DocumentArticleFragment': DocumentArticleFragment } }
  ) | null, readonly suggestions?: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
  )> | null, readonly defaultDocument?: (
    { readonly slug: string, readonly path: string, readonly subject: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly description: string | null, readonly language: string | null, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly socialImage: string, readonly schemaMarkup: ReadonlyArray<Record<string, unknown>>, readonly related: ReadonlyArray<{ readonly slug: string }> | null, readonly type: { readonly id: string, readonly layout: Types.DocumentLayout, readonly listPath: string, readonly schemaType: string }, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly path: string }> | null }
    & { ' $fragmentRefs'?: { 'DocumentArticleFragment': DocumentArticleFragment } }
  ) | null, readonly site: { readonly name: string, readonly url: string } };


export const DocsPageDocument = {"__meta__":{"hash":"2ah5gHgTeswRXUA5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentArticle"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"suggestions"},"name":{"kind":"Name","value":"closest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultDocument"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDefault"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentArticle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},...new Set([...DocumentFactsFragmentDoc.definitions,...DocumentArticleFragmentDoc.definitions,...RelatedDocumentFragmentDoc.definitions])]} as unknown as DocumentNode<DocsPageQuery, DocsPageQueryVariables>;

/** Runs `DocsPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useDocsPageQuery = (variables: DocsPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(DocsPageDocument, variables)
    : useQueryState(DocsPageDocument, variables, useQuery(DocsPageDocument, { variables, notifyOnNetworkStatusChange: true }));