/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useAnsweredQuery } from "../../../data/server/reads.ts";
import { useQueryState } from "../../../data/query-state.ts";
import { useQuery } from "@apollo/client/react";
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

export type SearchHitsQueryVariables = Exact<{
  term: string;
  types?: ReadonlyArray<string | number> | string | number | null | undefined;
  limit?: number;
  facets?: boolean;
}>;


export type SearchHitsQuery = { readonly search: { readonly correctedTerm: string | null, readonly synonyms: ReadonlyArray<string>, readonly matchedWords: ReadonlyArray<string> | null, readonly pagination: { readonly totalItems: number }, readonly items: ReadonlyArray<{ readonly tags?: ReadonlyArray<string>, readonly authors?: ReadonlyArray<string>, readonly document: { readonly slug: string, readonly path: string, readonly subject: string, readonly language: string | null, readonly type: { readonly id: string, readonly label: string, readonly layout: Types.DocumentLayout } }, readonly excerpt: { readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> } | null, readonly sections: ReadonlyArray<{ readonly heading: string | null, readonly anchor: string | null, readonly snippet: string, readonly matches: ReadonlyArray<ReadonlyArray<number>> }> }> } | null };


export const SearchHitsDocument = {"__meta__":{"hash":"nZU3xdLglJrIDMoP"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"8"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"matchedWords"}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"110"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"headed"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"90"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"authors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facets"}}}]}]}]}}]}}]}}]} as unknown as DocumentNode<SearchHitsQuery, SearchHitsQueryVariables>;

/** Runs `SearchHits` and keeps its result while the component is mounted; see client/data/query-state.ts. */
export const useSearchHitsQuery = (variables: SearchHitsQueryVariables) =>
  import.meta.env.SSR
    ? useAnsweredQuery(SearchHitsDocument, variables)
    : useQueryState(SearchHitsDocument, variables, useQuery(SearchHitsDocument, { variables, notifyOnNetworkStatusChange: true }));