import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../../data/request-error.ts";
import type { FeedbackInput } from "../../../generated/schema.ts";
import { SendFeedbackDocument } from "./SendFeedback.generated.ts";
import { say } from "../../../../words/say.ts";

/** The outcome of sending feedback; `off`: the backend does not support it, so retrying does not help. */
export type FeedbackOutcome = { readonly kind: "success" | "error" | "off"; readonly message: string };

/** The status of a refusal by a backend without this endpoint (schema, `FeedbackRejected`). */
const notImplemented = 501;

const failedText = "Your feedback could not be sent. Please try again later.";
const uncertainText = "We got no answer, so your feedback may or may not have arrived.";

/** Sends feedback. Never throws: failures are in the outcome. */
export async function sendFeedback(client: ApolloClient, input: FeedbackInput): Promise<FeedbackOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: SendFeedbackDocument,
      variables: { input },
      fetchPolicy: "no-cache",
    });
    const result = data?.sendFeedback;
    if (result?.__typename === "FeedbackReceived") return { kind: "success", message: result.message };
    return { kind: result?.status === notImplemented ? "off" : "error", message: result?.message ?? say(failedText) };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? say(uncertainText) : say(failedText) };
  }
}
