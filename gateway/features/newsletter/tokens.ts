import { tokenLengthMax } from "../../docs-api/calls/newsletter.ts";
import type { NewsletterCalls } from "../../docs-api/calls/newsletter.ts";
import type { NewsletterTokenResult } from "../../generated/schema.ts";

/** Confirms or ends a subscription, with the token of a link from a mail. */
export async function changeSubscription(
  call: "confirmNewsletter" | "unsubscribeNewsletter",
  token: string,
  docsApi: NewsletterCalls,
): Promise<NewsletterTokenResult> {
  if (token.trim() === "" || token.length > tokenLengthMax)
    return rejected(400, "The link is not complete. Please open it from the mail again.");
  const outcome = await docsApi[call](token);
  if (outcome.kind === "received") return { __typename: "NewsletterChanged", message: outcome.message };
  const { status, message, retryAfterSeconds } = outcome;
  return { __typename: "NewsletterRejected", status, message, retryAfterSeconds };
}

function rejected(status: number, message: string): NewsletterTokenResult {
  return {
    __typename: "NewsletterRejected",
    status,
    message,
    retryAfterSeconds: null,
  };
}
