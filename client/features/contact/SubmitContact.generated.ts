/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { useMutation } from "@apollo/client/react";
/** A message to the site's owner. */
export type ContactInput = {
  /** Whether the visitor agreed to the policies; must be true. */
  readonly agreedToPolicies: boolean;
  /** Company, at most 200 characters. */
  readonly company?: string | null | undefined;
  /** The country of the phone number: one of `Site.phoneCountries`. */
  readonly country?: string | null | undefined;
  /** The e-mail address to reply to, at most 254 characters. */
  readonly email: string;
  /** First name, 1 to 100 characters. */
  readonly firstName: string;
  /** Last name, 1 to 100 characters. */
  readonly lastName: string;
  /** The message, 1 to 5,000 characters. */
  readonly message: string;
  /** Phone number, at most 32 characters. */
  readonly phoneNumber?: string | null | undefined;
  /** A honeypot against bots; leave it empty. If it is filled, the input is discarded but reported as received. */
  readonly website?: string | null | undefined;
};

export type SubmitContactMutationVariables = Exact<{
  input: Types.ContactInput;
}>;


export type SubmitContactMutation = { readonly submitContact:
    | { readonly __typename: 'ContactReceived', readonly message: string }
    | { readonly __typename: 'ContactRejected', readonly status: number, readonly message: string, readonly fields: ReadonlyArray<{ readonly field: string, readonly message: string }> }
   };


export const SubmitContactDocument = {"__meta__":{"hash":"qpaHL9hYBUO9sOLt"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactReceived"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitContactMutation, SubmitContactMutationVariables>;

/** Returns the function that sends `SubmitContact`, and its state. */
export const useSubmitContactMutation = () => useMutation(SubmitContactDocument);