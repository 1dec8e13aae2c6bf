import type { RatingOutcome } from "../../docs-api/calls/ratings.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { FeedbackInput, FeedbackResult, MutationRateDocumentArgs, RatingResult } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { checkFeedback, isRating } from "./feedback.ts";

/** Ratings of documents, and feedback on them. */
export const ratings: Pick<Resolvers, "Mutation"> = {
  Mutation: {
    rateDocument: (_root, vote, context) => rateDocument(vote, context),
    undoRating: async (_root, { slug }, context) =>
      (await tooOften(context)) ?? toRatingResult(await context.docsApi.undoRating(slug, context.visitor().ip)),
    sendFeedback: (_root, { input }, context) => sendFeedback(input, context),
  },
};

/** The backend has limits of its own, with the same wording: this one saves it the calls. Null where there is no need to wait. */
async function tooOften({ visitor }: GatewayContext): Promise<RatingResult | null> {
  const retryAfterSeconds = await visitor().waitFor("rating");
  return retryAfterSeconds === null
    ? null
    : {
        __typename: "RatingRejected",
        status: 429,
        message: "You have rated often in a short time. Please try again later.",
        retryAfterSeconds,
      };
}

async function rateDocument(
  { slug, rating }: MutationRateDocumentArgs,
  context: GatewayContext,
): Promise<RatingResult> {
  if (!isRating(rating)) {
    return {
      __typename: "RatingRejected",
      status: 400,
      message: "A rating is 0.5 to 5 stars, in half steps.",
      retryAfterSeconds: null,
    };
  }
  return (
    (await tooOften(context)) ??
    toRatingResult(await context.docsApi.rateDocument(slug, { rating, ip: context.visitor().ip }))
  );
}

function toRatingResult(outcome: RatingOutcome): RatingResult {
  if (outcome.kind === "received") return { __typename: "RatingReceived", message: outcome.message };
  const { status, message, retryAfterSeconds } = outcome;
  return { __typename: "RatingRejected", status, message, retryAfterSeconds };
}

async function sendFeedback(input: FeedbackInput, { docsApi, visitor, site }: GatewayContext): Promise<FeedbackResult> {
  // People do not see the field `website`. A program that fills it in learns nothing from the answer.
  if (input.website) return { __typename: "FeedbackReceived", message: "Thanks for your feedback!" };
  const checked = checkFeedback(input, site.words.speech);
  if (checked.kind === "bad")
    return { __typename: "FeedbackRejected", status: 400, message: checked.message, retryAfterSeconds: null };
  const wait = await visitor().waitFor("feedback");
  if (wait !== null)
    return {
      __typename: "FeedbackRejected",
      status: 429,
      message: "You have sent a lot of feedback in a short time. Please try again later.",
      retryAfterSeconds: wait,
    };
  const outcome = await docsApi.sendFeedback(input.slug, { ...checked.feedback, ip: visitor().ip });
  if (outcome.kind === "received") return { __typename: "FeedbackReceived", message: outcome.message };
  const { status, message, retryAfterSeconds } = outcome;
  if (status === 503) await visitor().giveBack("feedback");
  return { __typename: "FeedbackRejected", status, message, retryAfterSeconds };
}
