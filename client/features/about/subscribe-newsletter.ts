import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../data/request-error.ts";
import { SubscribeNewsletterDocument } from "./SubscribeNewsletter.generated.ts";

/** What became of a subscription, in words. */
export interface SubscriptionOutcome {
  /** `off`: the backend takes no subscriptions, and another try does not help. */
  readonly kind: "success" | "error" | "off";
  readonly message: string;
}

/** The status of a refusal where the backend has no such call (schema, `NewsletterRejected`). */
const notHere = 501;

const failedText = "Your address could not be stored. Please try again later.";
const uncertainText = "We got no answer, so your address may or may not have been stored.";

/** Said after the gateway's own words where no mail goes out: nobody should wait for one. */
const noMailText = "This site sends no mail yet, so the subscription stays unconfirmed until it does.";

/** Asks for the newsletter; every failure is in the answer. */
export const subscribeNewsletter = async (client: ApolloClient, email: string): Promise<SubscriptionOutcome> => {
  try {
    const { data } = await client.mutate({
      mutation: SubscribeNewsletterDocument,
      variables: { email },
      fetchPolicy: "no-cache",
    });
    const result = data?.subscribeNewsletter;
    if (result?.__typename !== "NewsletterReceived")
      return { kind: result?.status === notHere ? "off" : "error", message: result?.message ?? failedText };
    return {
      kind: "success",
      message: result.mailSent || saysNoMail(result.message) ? result.message : `${result.message} ${noMailText}`,
    };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? uncertainText : failedText };
  }
};

const saysNoMail = (message: string): boolean => /\b(no|not)\b[^.]*\bmail\b|\bmail\b[^.]*\b(no|not)\b/i.test(message);
