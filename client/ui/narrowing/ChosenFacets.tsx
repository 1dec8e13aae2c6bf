import layout from "../layout.module.css";
import { say } from "../../../words/say.ts";
import type { LinkComponent } from "../link-component.ts";
import type { ChosenOption } from "./facet-option.ts";
import styles from "./ChosenFacets.module.css";

interface ChosenFacetsProps {
  readonly chosen: readonly ChosenOption[];
  /** The results without any choice. */
  readonly whole: string;
  readonly Link: LinkComponent;
}

/** What results are narrowed to. Each is a link that takes the choice back. */
export function ChosenFacets({ chosen, whole, Link }: ChosenFacetsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ value, label, to }) => (
        <li key={`${value} ${to}`}>
          <Link className={styles.chip} to={to} rel="nofollow" aria-label={say("Without {name}", { name: label })}>
            {label}
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className={`${layout.link} ${styles.whole}`} to={whole}>
            {say("Clear all")}
          </Link>
        </li>
      )}
    </ul>
  );
}
