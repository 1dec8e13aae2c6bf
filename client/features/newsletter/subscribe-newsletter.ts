import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../data/request-error.ts";
import { SubscribeNewsletterDocument } from "./SubscribeNewsletter.generated.ts";
import { say } from "../../../words/say.ts";

/** The outcome of a subscription, with a message for the visitor. */
export interface SubscriptionOutcome {
  /** `off`: the backend does not support subscriptions, so retrying does not help. */
  readonly kind: "success" | "error" | "off";
  readonly message: string;
}

/** The status of a refusal by a backend without this endpoint (schema, `NewsletterRejected`). */
const notImplemented = 501;

const failedText = "Your address could not be stored. Please try again later.";
const uncertainText = "We got no answer, so your address may or may not have been stored.";

/** Appended to the gateway's message if no mail is sent, so that visitors do not wait for one. */
const noMailText = "This site sends no mail yet, so the subscription stays unconfirmed until it does.";

/** Subscribes to the newsletter. Never throws: failures are in the outcome. */
export async function subscribeNewsletter(client: ApolloClient, email: string): Promise<SubscriptionOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: SubscribeNewsletterDocument,
      variables: { email },
      fetchPolicy: "no-cache",
    });
    const result = data?.subscribeNewsletter;
    if (result?.__typename !== "NewsletterReceived")
      return { kind: result?.status === notImplemented ? "off" : "error", message: result?.message ?? say(failedText) };
    return {
      kind: "success",
      message: result.mailSent || saysNoMail(result.message) ? result.message : `${result.message} ${say(noMailText)}`,
    };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? say(uncertainText) : say(failedText) };
  }
}

function saysNoMail(message: string): boolean {
  return /\b(no|not)\b[^.]*\bmail\b|\bmail\b[^.]*\b(no|not)\b/i.test(message);
}
