/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { unmasked } from "../../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
/** What documents are counted by. */
export type DocumentFacet =
  /** Their author. */
  | 'AUTHOR'
  /** Their category. */
  | 'CATEGORY'
  /** Their tags. */
  | 'TAG'
  /** Their type. */
  | 'TYPE'
  /** The year of publication. */
  | 'YEAR';

/** Values that documents must have, as `SearchFacetValue.value` gives them. Choose at least one. */
export type DocumentNarrowing = {
  /** An author. */
  readonly author?: string | null | undefined;
  /** A category. */
  readonly category?: string | null | undefined;
  /** A subcategory of that category. */
  readonly subcategory?: string | null | undefined;
  /** A tag. */
  readonly tag?: string | null | undefined;
  /** The id of a document type. */
  readonly type?: string | number | null | undefined;
  /** The year of publication. */
  readonly year?: number | null | undefined;
};

/** The forms that a page may have. */
export type PageFormKind =
  /** Sends a message to the site's owner. */
  | 'CONTACT'
  /** Subscribes an address to the newsletter. */
  | 'NEWSLETTER';

export type ListArchiveQueryVariables = Exact<{
  to: Types.DocumentNarrowing;
  by: ReadonlyArray<Types.DocumentFacet> | Types.DocumentFacet;
}>;


export type ListArchiveQuery = { readonly narrowedDocuments: { readonly facets: { readonly types: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }>, readonly categories: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }>, readonly tags: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }>, readonly years: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }> } } | null, readonly page: { readonly path: string, readonly form: { readonly kind: Types.PageFormKind } | null } | null };

export type ArchiveValueFragment = { readonly value: string, readonly label: string, readonly count: number } & { ' $fragmentName'?: 'ArchiveValueFragment' };

export const ArchiveValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchiveValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFacetValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<ArchiveValueFragment, unknown>;
export const ListArchiveDocument = {"__meta__":{"hash":"DbeOSfU9X2ntDRfr"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentNarrowing"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFacet"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"narrowedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchiveValue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchiveValue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchiveValue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchiveValue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/about","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}},...new Set([...ArchiveValueFragmentDoc.definitions])]} as unknown as DocumentNode<ListArchiveQuery, ListArchiveQueryVariables>;

/** Runs `ListArchive` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useListArchiveQuery = (variables: ListArchiveQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(ListArchiveDocument, variables)
    : useQueryState(ListArchiveDocument, variables, useQuery(ListArchiveDocument, { variables, notifyOnNetworkStatusChange: true }));

/** The fields of the fragment `ArchiveValue`, of an object whose query spreads it. */
export const useArchiveValueFragment = (from: FragmentType<typeof ArchiveValueFragmentDoc>) =>
  unmasked(ArchiveValueFragmentDoc, from);