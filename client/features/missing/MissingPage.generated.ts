/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { RelatedDocumentFragment } from '../documents/RelatedDocument.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { RelatedDocumentFragmentDoc } from "../documents/RelatedDocument.generated.ts";
import { useAnsweredQuery } from "../../data/server/reads.ts";
import { useQueryState } from "../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
export type MissingPageQueryVariables = Exact<{
  slug: string;
  isShort: boolean;
}>;


export type MissingPageQuery = { readonly document?: { readonly slug: string, readonly path: string } | null, readonly closest: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
  )> | null };


export const MissingPageDocument = {"__meta__":{"hash":"CIC1EY2hDP14jV4o"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isShort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isShort"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}}]}},...new Set([...RelatedDocumentFragmentDoc.definitions])]} as unknown as DocumentNode<MissingPageQuery, MissingPageQueryVariables>;

/** Runs `MissingPage` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useMissingPageQuery = (variables: MissingPageQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(MissingPageDocument, variables)
    : useQueryState(MissingPageDocument, variables, useQuery(MissingPageDocument, { variables, notifyOnNetworkStatusChange: true }));