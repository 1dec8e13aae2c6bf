import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { Received, Rejected } from "../../docs-api/outcomes.ts";
import type { NewsletterTokenResult } from "../../generated/resolvers.ts";

/** The calls that follow a link from a mail. A docs API may do without them: then links say that there is no newsletter. */
export interface NewsletterTokenCalls {
  /** Confirms a subscription; never throws for a backend that refuses, fails, or has no such call. */
  confirmNewsletter(token: string): Promise<Received | Rejected>;
  /** Ends a subscription; never throws for a backend that refuses, fails, or has no such call. */
  unsubscribeNewsletter(token: string): Promise<Received | Rejected>;
}

/** No token is longer; what is longer is none. */
const tokenLengthMax = 512;

/** Follows a link from a mail. */
export const changeSubscription = async (call: keyof NewsletterTokenCalls, token: string, docsApi: DocsApi & Partial<NewsletterTokenCalls>): Promise<NewsletterTokenResult> => {
  if (token.trim() === "" || token.length > tokenLengthMax) return rejected(400, "The link is not complete. Please open it from the mail again.");
  const outcome = await docsApi[call]?.(token);
  if (!outcome) return rejected(501, "This site has no newsletter.");
  if (outcome.kind === "received") return { __typename: "NewsletterChanged", message: outcome.message };
  const { status, message, retryAfterSeconds } = outcome;
  return { __typename: "NewsletterRejected", status, message, retryAfterSeconds };
};

const rejected = (status: number, message: string): NewsletterTokenResult => ({ __typename: "NewsletterRejected", status, message, retryAfterSeconds: null });
