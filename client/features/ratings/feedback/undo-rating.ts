import type { ApolloClient } from "@apollo/client";
import { mayHaveArrived } from "../../../data/request-error.ts";
import { storeRating } from "../store-rating.ts";
import { UndoRatingDocument } from "./UndoRating.generated.ts";

/** What became of taking a rating back; `off`: the backend cannot, and another try does not help. */
export type UndoOutcome =
  | { readonly kind: "success"; readonly message: string }
  | { readonly kind: "error" | "off"; readonly message: string };

/** The status of a refusal where the backend has no such call (schema, `RatingRejected`). */
const notHere = 501;

const failedText = "Your rating could not be taken back.";
const uncertainText = "We got no answer, so your rating may or may not be gone.";

/** Takes a rating back, and forgets it in this browser once it is gone. */
export const undoRating = async (client: ApolloClient, slug: string): Promise<UndoOutcome> => {
  try {
    const { data } = await client.mutate({
      mutation: UndoRatingDocument,
      variables: { slug },
      fetchPolicy: "no-cache",
    });
    const result = data?.undoRating;
    if (result?.__typename !== "RatingReceived")
      return { kind: result?.status === notHere ? "off" : "error", message: result?.message ?? failedText };
    storeRating(localStorage, slug, null);
    return { kind: "success", message: result.message };
  } catch (error) {
    return { kind: "error", message: mayHaveArrived(error) ? uncertainText : failedText };
  }
};
