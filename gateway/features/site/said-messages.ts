import { heardIn } from "../../../words/speech.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

/** Messages for the visitor, ours and the docs backend's: in the site's language where they are words of the interface. */
const said = {
  message: ({ message }: { readonly message: string }, _args: unknown, { site }: GatewayContext) =>
    heardIn(site.words.speech, message),
};

/** The answers to what a visitor sends. */
export const saidMessages: Pick<
  Resolvers,
  | "ContactReceived"
  | "ContactRejected"
  | "FeedbackReceived"
  | "FeedbackRejected"
  | "NewsletterChanged"
  | "NewsletterReceived"
  | "NewsletterRejected"
  | "RatingReceived"
  | "RatingRejected"
> = {
  ContactReceived: said,
  ContactRejected: said,
  FeedbackReceived: said,
  FeedbackRejected: said,
  NewsletterChanged: said,
  NewsletterReceived: said,
  NewsletterRejected: said,
  RatingReceived: said,
  RatingRejected: said,
};
