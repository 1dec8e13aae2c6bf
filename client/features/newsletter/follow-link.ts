import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../data/request-error.ts";
import { ConfirmNewsletterDocument } from "./ConfirmNewsletter.generated.ts";
import { UnsubscribeNewsletterDocument } from "./UnsubscribeNewsletter.generated.ts";
import { say } from "../../../words/say.ts";

/** The action of a link in a newsletter mail. */
export type LinkKind = "confirm" | "unsubscribe";

/** The outcome, with a message for the visitor. */
export interface LinkOutcome {
  readonly kind: "success" | "error";
  readonly message: string;
}

const failedText = "This could not be done. Please try again later.";
const uncertainText = "We got no answer, so this may or may not have been done.";

/** Performs the action of a newsletter link. Never throws: failures are in the outcome. */
export async function followLink(client: ApolloClient, kind: LinkKind, token: string | null): Promise<LinkOutcome> {
  if (!token) return { kind: "error", message: say("The link is not complete. Please open it from the mail again.") };
  try {
    const { data } = await client.mutate({
      mutation: kind === "confirm" ? ConfirmNewsletterDocument : UnsubscribeNewsletterDocument,
      variables: { token },
      fetchPolicy: "no-cache",
    });
    if (!data) return { kind: "error", message: say(failedText) };
    return {
      kind: data.outcome.__typename === "NewsletterChanged" ? "success" : "error",
      message: data.outcome.message,
    };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? say(uncertainText) : say(failedText) };
  }
}
