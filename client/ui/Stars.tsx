import { Hidden } from "./Hidden.tsx";
import styles from "./Stars.module.css";
import { say, sayCount } from "../../words/say.ts";

/** A rating control. */
export interface StarsProps {
  readonly legend: string;
  /** The rating shown; null if there is none. */
  readonly value: number | null;
  readonly onRate: (rating: number) => void;
}

const halves = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/**
 * Five stars in half steps: ten radio buttons, so that touch, mouse, keyboard and screen readers all work. In a form of their own, which is never
 * sent: those of a page that is rendered ahead would be one group with those of the page shown.
 */
export function Stars({ legend, value, onRate }: StarsProps) {
  return (
    <form method="dialog">
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.stars}>
          {halves.map((rating) => (
            <label className={styles.half} key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                checked={value === rating}
                onChange={() => onRate(rating)}
              />
              <Hidden>{sayCount(rating, "1 star", "{count} stars")}</Hidden>
            </label>
          ))}
          {value !== null && <span className={styles.value}>{say("{value} of 5", { value })}</span>}
        </div>
      </fieldset>
    </form>
  );
}
