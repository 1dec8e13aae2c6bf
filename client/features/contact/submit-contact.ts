import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../data/request-error.ts";
import type { ContactInput } from "../../generated/schema.ts";
import { toProblems } from "./contact-form.ts";
import type { ContactProblems } from "./contact-form.ts";
import { SubmitContactDocument } from "./SubmitContact.generated.ts";
import { say } from "../../../words/say.ts";

/** The outcome of a message. */
export type ContactOutcome =
  | { readonly kind: "success"; readonly message: string }
  | { readonly kind: "error"; readonly message: string; readonly problems: ContactProblems }
  /** The backend does not support messages, so retrying does not help. `text` is the message typed. */
  | { readonly kind: "off"; readonly message: string; readonly text: string };

/** The status of a refusal by a backend without this endpoint (schema, `ContactRejected`). */
const notImplemented = 501;

const failedText = "Your message could not be sent. Please try again later.";
const uncertainText =
  "We got no answer, so your message may or may not have arrived. If you send it again, it may arrive twice.";

/** Sends a message. Never throws: failures are in the outcome. */
export async function submitContact(client: ApolloClient, input: ContactInput): Promise<ContactOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: SubmitContactDocument,
      variables: { input },
      fetchPolicy: "no-cache",
    });
    const result = data?.submitContact;
    if (result?.__typename === "ContactReceived") return { kind: "success", message: result.message };
    if (result?.status === notImplemented) return { kind: "off", message: result.message, text: input.message };
    return { kind: "error", message: result?.message ?? say(failedText), problems: toProblems(result?.fields ?? []) };
  } catch (error) {
    return {
      kind: "error",
      message: mayHaveArrived(error) ? say(uncertainText) : say(failedText),
      problems: new Map(),
    };
  }
}
