import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../../data/request-error.ts";
import type { FeedbackInput } from "../../../generated/schema.ts";
import { SendFeedbackDocument } from "./SendFeedback.generated.ts";

/** What became of feedback; `off`: the backend takes none, and another try does not help. */
export type FeedbackOutcome = { readonly kind: "success" | "error" | "off"; readonly message: string };

/** The status of a refusal where the backend has no such call (schema, `FeedbackRejected`). */
const notHere = 501;

const failedText = "Your feedback could not be sent. Please try again later.";
const uncertainText = "We got no answer, so your feedback may or may not have arrived.";

/** Sends feedback; every failure is in the answer. */
export const sendFeedback = async (client: ApolloClient, input: FeedbackInput): Promise<FeedbackOutcome> => {
  try {
    const { data } = await client.mutate({
      mutation: SendFeedbackDocument,
      variables: { input },
      fetchPolicy: "no-cache",
    });
    const result = data?.sendFeedback;
    if (result?.__typename === "FeedbackReceived") return { kind: "success", message: result.message };
    return { kind: result?.status === notHere ? "off" : "error", message: result?.message ?? failedText };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? uncertainText : failedText };
  }
};
