import type { ApolloClient } from "@apollo/client";
import { browserStorage } from "../../../data/browser-storage.ts";
import { mayHaveArrived } from "../../../data/request-error.ts";
import { storeRating } from "../store-rating.ts";
import { UndoRatingDocument } from "./UndoRating.generated.ts";
import { say } from "../../../../words/say.ts";

/** The outcome of undoing a rating; `off`: the backend does not support it, so retrying does not help. */
export type UndoOutcome =
  | { readonly kind: "success"; readonly message: string }
  | { readonly kind: "error" | "off"; readonly message: string };

/** The status of a refusal by a backend without this endpoint (schema, `RatingRejected`). */
const notImplemented = 501;

const failedText = "Your rating could not be taken back.";
const uncertainText = "We got no answer, so your rating may or may not be gone.";

/** Undoes a rating, and removes it from this browser once the backend has. */
export async function undoRating(client: ApolloClient, slug: string): Promise<UndoOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: UndoRatingDocument,
      variables: { slug },
      fetchPolicy: "no-cache",
    });
    const result = data?.undoRating;
    if (result?.__typename !== "RatingReceived")
      return { kind: result?.status === notImplemented ? "off" : "error", message: result?.message ?? say(failedText) };
    storeRating(browserStorage, slug, null);
    return { kind: "success", message: result.message };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? say(uncertainText) : say(failedText) };
  }
}
