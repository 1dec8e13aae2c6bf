import type { MutationRateDocumentArgs, RatingResult, Resolvers } from "../../generated/resolvers.ts";
import type { GatewayContext } from "../../graphql/context.ts";

/** Rating a document. */
export const ratings: Pick<Resolvers, "Mutation"> = {
  Mutation: {
    rateDocument: (_root, vote, context) => rateDocument(vote, context),
  },
};

const rateDocument = async ({ slug, rating }: MutationRateDocumentArgs, { docsApi, visitor }: GatewayContext): Promise<RatingResult> => {
  if (!isRating(rating)) {
    return { __typename: "RatingRejected", status: 400, message: "A rating is 0.5 to 5 stars, in half steps.", retryAfterSeconds: null };
  }
  const outcome = await docsApi.rateDocument(slug, { rating, ip: visitor().ip });
  if (outcome.kind === "received") return { __typename: "RatingReceived", message: outcome.message };
  const { status, message, retryAfterSeconds } = outcome;
  return { __typename: "RatingRejected", status, message, retryAfterSeconds };
};

/** Any of the ten half steps (docs/decisions/0006). */
const isRating = (rating: number): boolean => rating >= 0.5 && rating <= 5 && Number.isInteger(rating * 2);
