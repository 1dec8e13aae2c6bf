/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useMutation } from "@apollo/client/react";
/** Feedback on a document: a reason, a comment or both. */
export type FeedbackInput = {
  /** The visitor's comment, at most 1,000 characters; required if there is no reason. */
  readonly comment?: string | null | undefined;
  /** The rating that the visitor gave: 0.5 to 5 stars, in half steps. Does not count as a vote. */
  readonly rating?: number | null | undefined;
  /** What was wrong; required if there is no comment. */
  readonly reason?: FeedbackReason | null | undefined;
  /** The document's slug. */
  readonly slug: string;
  /** A honeypot against bots; leave it empty. If it is filled, the input is discarded but reported as received. */
  readonly website?: string | null | undefined;
};

/** The problem with a document. */
export type FeedbackReason =
  /** It is unclear. */
  | 'HARD_TO_FOLLOW'
  /** Another reason. */
  | 'OTHER'
  /** The information is no longer correct. */
  | 'OUT_OF_DATE'
  /** It lacks the information that the visitor was looking for. */
  | 'SOMETHING_MISSING'
  /** It contains an error. */
  | 'SOMETHING_WRONG';

export type SendFeedbackMutationVariables = Exact<{
  input: Types.FeedbackInput;
}>;


export type SendFeedbackMutation = { readonly sendFeedback:
    | { readonly __typename: 'FeedbackReceived', readonly message: string }
    | { readonly __typename: 'FeedbackRejected', readonly status: number, readonly message: string }
   };


export const SendFeedbackDocument = {"__meta__":{"hash":"pzJEEeKxUGD1KMao"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackReceived"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedbackRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendFeedbackMutation, SendFeedbackMutationVariables>;

/** Returns the function that sends `SendFeedback`, and its state. */
export const useSendFeedbackMutation = () => useMutation(SendFeedbackDocument);