import { Stars } from "../../ui/Stars.tsx";
import styles from "./RatingStars.module.css";
import { useRating } from "./use-rating.ts";
import { say } from "../../../words/say.ts";

/** Rates a document. The reason for a refusal stays beside the stars after its toast has gone. */
export function RatingStars({ slug }: { readonly slug: string }) {
  const { value, failure, rate, after } = useRating(slug);
  return (
    <div data-print="no" data-scripted="">
      <Stars legend={say("Was this useful?")} value={value} onRate={rate} />
      {failure !== null && <p className={styles.failure}>{failure}</p>}
      {after}
    </div>
  );
}
