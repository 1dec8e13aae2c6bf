import { Link } from "react-router-dom";
import layout from "../../../ui/layout.module.css";
import { say } from "../../../../words/say.ts";
import { chosenOptions } from "./facet-groups.ts";
import styles from "./ChosenFacets.module.css";

interface ChosenFacetsProps {
  readonly chosen: ReturnType<typeof chosenOptions>;
  /** The results without any choice. */
  readonly whole: string;
}

/** What results are narrowed to. Each is a link that takes the choice back. */
export function ChosenFacets({ chosen, whole }: ChosenFacetsProps) {
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
          <Link className={layout.link} to={whole}>
            {say("Clear all")}
          </Link>
        </li>
      )}
    </ul>
  );
}
