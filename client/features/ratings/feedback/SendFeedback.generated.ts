/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a visitor says about a document; a reason, a comment or both. */
export type FeedbackInput = {
  /** The visitor's own words, at most 1,000 characters. */
  readonly comment?: string | null | undefined;
  /** The stars that the visitor gave, 0.5 to 5 in half steps; it is not a vote. */
  readonly rating?: number | null | undefined;
  /** What was wrong. */
  readonly reason?: FeedbackReason | null | undefined;
  /** The document's slug. */
  readonly slug: string;
  /** Left empty by people: a filled field marks a program. */
  readonly website?: string | null | undefined;
};

/** What may be wrong with a document. */
export type FeedbackReason =
  /** It is not clear what it says. */
  | 'HARD_TO_FOLLOW'
  /** None of these. */
  | 'OTHER'
  /** What it says was true once. */
  | 'OUT_OF_DATE'
  /** It leaves out what the visitor looked for. */
  | 'SOMETHING_MISSING'
  /** It says something that is not so. */
  | 'SOMETHING_WRONG';

export type SendFeedbackMutationVariables = Exact<{
  input: Types.FeedbackInput;
}>;


export type SendFeedbackMutation = { readonly sendFeedback:
    | { readonly __typename: 'FeedbackReceived', readonly message: string }
    | { readonly __typename: 'FeedbackRejected', readonly status: number, readonly message: string }
   };


export const SendFeedbackDocument = {"__meta__":{"hash":"pzJEEeKxUGD1KMao"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackReceived"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;

/** Gives the function that sends `SendFeedback`, and its state. */
export const useSendFeedbackMutation = () => useMutation(SendFeedbackDocument);