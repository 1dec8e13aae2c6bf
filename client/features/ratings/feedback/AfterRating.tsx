import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { MouseEvent } from "react";
import { useHas } from "../../../data/site-features.ts";
import { showToast } from "../../../ui/toasts/toasts.ts";
import styles from "./AfterRating.module.css";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { starsAbove } from "./focus-stars.ts";
import { isRatedNow } from "./rated-now.ts";
import { undoRating } from "./undo-rating.ts";
import { say } from "../../../../words/say.ts";

/** An accepted rating. */
interface AfterRatingProps {
  readonly slug: string;
  readonly rating: number;
  /** Whether another rating is chosen, whose answer is still to come: what would be taken back is not known yet. */
  readonly isChanging: boolean;
}

/** The highest rating that prompts for feedback. */
const lowRating = 3;

/** Actions after rating a document: undo the rating, and say why it is low. */
export function AfterRating({ slug, rating, isChanging }: AfterRatingProps) {
  const client = useApolloClient();
  const feedback = useHas("feedback");
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly isFinal: boolean } | null>(null);
  const [isSending, setSending] = useState(false);
  const undo = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    if (isSending || isChanging) return;
    const focusStars = starsAbove(currentTarget);
    setSending(true);
    const outcome = await undoRating(client, slug);
    setSending(false);
    if (outcome.kind === "success") {
      focusStars();
      showToast(outcome);
    } else setRefusal({ message: outcome.message, isFinal: outcome.kind === "off" });
  };
  return (
    <div className={styles.after}>
      {refusal?.isFinal !== true && (
        <button
          className={styles.undo}
          type="button"
          aria-disabled={isSending || isChanging}
          onClick={(event) => void undo(event)}
        >
          {say("Take back my rating")}
        </button>
      )}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal.message}
        </p>
      )}
      {feedback && isRatedNow(slug) && rating <= lowRating && <FeedbackForm slug={slug} rating={rating} />}
    </div>
  );
}
