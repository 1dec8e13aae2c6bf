import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../data/request-error.ts";
import type { ContactInput } from "../../generated/schema.ts";
import { toProblems } from "./contact-form.ts";
import type { ContactProblems } from "./contact-form.ts";
import { SubmitContactDocument } from "./SubmitContact.generated.ts";

/** What became of a message. */
export type ContactOutcome =
  | { readonly kind: "success"; readonly message: string }
  | { readonly kind: "error"; readonly message: string; readonly problems: ContactProblems }
  /** The backend takes no messages: another try does not help. `text` is what was typed. */
  | { readonly kind: "off"; readonly message: string; readonly text: string };

/** The status of a refusal where the backend has no such call (schema, `ContactRejected`). */
const notHere = 501;

const failedText = "Your message could not be sent. Please try again later.";
const uncertainText =
  "We got no answer, so your message may or may not have arrived. If you send it again, it may arrive twice.";

/** Sends a message; every failure is in the answer. */
export const submitContact = async (client: ApolloClient, input: ContactInput): Promise<ContactOutcome> => {
  try {
    const { data } = await client.mutate({
      mutation: SubmitContactDocument,
      variables: { input },
      fetchPolicy: "no-cache",
    });
    const result = data?.submitContact;
    if (result?.__typename === "ContactReceived") return { kind: "success", message: result.message };
    if (result?.status === notHere) return { kind: "off", message: result.message, text: input.message };
    return { kind: "error", message: result?.message ?? failedText, problems: toProblems(result?.fields ?? []) };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? uncertainText : failedText, problems: new Map() };
  }
};
