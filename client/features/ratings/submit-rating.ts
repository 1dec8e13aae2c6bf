import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client";
import { browserStorage } from "../../data/browser-storage.ts";
import { mayHaveArrived, RequestError } from "../../data/request-error.ts";
import { storeRating } from "./store-rating.ts";
import { markRated } from "./feedback/rated-now.ts";
import { RateDocumentDocument } from "./RateDocument.generated.ts";
import { ViewerAddressDocument } from "./ViewerAddress.generated.ts";
import { say, sayHeard } from "../../../words/say.ts";

// Exported here to share a chunk: after a rating, both are needed.
export { AfterRating } from "./feedback/AfterRating.tsx";

/** The outcome of a rating, with a message for the visitor. */
export type RatingOutcome = { readonly kind: "success" | "info" | "error"; readonly message: string };

/** Too many ratings, or operations: shown as information, not as an error. */
const tooMany = 429;

/** Sends a rating, and stores it in this browser once accepted. Loaded with the first rating. */
export async function submitRating(client: ApolloClient, slug: string, rating: number): Promise<RatingOutcome> {
  const outcome = await sendRating(client, slug, rating);
  if (outcome.kind === "success") {
    markRated(slug);
    storeRating(browserStorage, slug, { rating, ip: await findAddress(client) });
  }
  return outcome;
}

async function sendRating(client: ApolloClient, slug: string, rating: number): Promise<RatingOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: RateDocumentDocument,
      variables: { slug, rating },
      context: { keepalive: true },
    });
    const result = data?.rateDocument;
    if (result?.__typename === "RatingReceived")
      return { kind: "success", message: result.message || say("Thanks for your rating!") };
    return { kind: result?.status === tooMany ? "info" : "error", message: result?.message || say(failedText) };
  } catch (error) {
    if (mayHaveArrived(error)) return { kind: "error", message: `${say(failedText)} ${say(uncertainText)}` };
    const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
    const status = error instanceof RequestError ? error.status : refusal?.extensions?.status;
    return {
      kind: Number(status) === tooMany ? "info" : "error",
      message: sayHeard(refusal?.message ?? "") || say(failedText),
    };
  }
}

const failedText = "Failed to submit rating.";
const uncertainText = "We got no answer, so it may or may not have arrived.";

/** The visitor's IP address as the gateway sees it; null if unknown. */
async function findAddress(client: ApolloClient): Promise<string | null> {
  const { data } = await client
    .query({ query: ViewerAddressDocument, fetchPolicy: "no-cache", errorPolicy: "all" })
    .catch(() => ({ data: undefined }));
  return data?.viewer.ip ?? null;
}
