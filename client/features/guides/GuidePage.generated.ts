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
export type GuidePageQueryVariables = Exact<{
  slug: string;
  hasSlug: boolean;
}>;


export type GuidePageQuery = { readonly document?: (
    { readonly slug: string, readonly path: string, readonly subject: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly description: string | null, readonly language: string | null, readonly datePublished: string | null, readonly lastUpdated: string | null, readonly socialImage: string, readonly schemaMarkup: ReadonlyArray<Record<string, unknown>>, readonly related: ReadonlyArray<{ readonly slug: string }> | null, readonly type: { readonly id: string, readonly layout: Types.DocumentLayout, readonly listPath: string, readonly schemaType: string }, readonly authors: ReadonlyArray<{ readonly name: string, readonly designation: string | null, readonly path: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly name: string, readonly path: string }> | null }
    & { ' $fragmentRefs'?: { 'DocumentArticleFragment': DocumentArticleFragment } }
  ) | null, readonly suggestions?: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
  )> | null, readonly site: { readonly name: string, readonly url: string } };


export const GuidePageDocument = {"__meta__":{"hash":"FRnOHGxLSbO4z3HT"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuidePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasSlug"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFacts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentArticle"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"suggestions"},"name":{"kind":"Name","value":"closest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasSlug"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},...new Set([...DocumentFactsFragmentDoc.definitions,...DocumentArticleFragmentDoc.definitions,...RelatedDocumentFragmentDoc.definitions])]} as unknown as DocumentNode<GuidePageQuery, GuidePageQueryVariables>;

/** Runs `GuidePage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useGuidePageQuery = (variables: GuidePageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(GuidePageDocument, variables)
    : useQueryState(GuidePageDocument, variables, useQuery(GuidePageDocument, { variables, notifyOnNetworkStatusChange: true }));