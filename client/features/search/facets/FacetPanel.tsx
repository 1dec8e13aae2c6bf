import { Link } from "react-router-dom";
import layout from "../../../ui/layout.module.css";
import { say, sayNumber } from "../../../../words/say.ts";
import type { FacetGroup } from "./facet-groups.ts";
import { Options } from "../../../ui/narrowing/Options.tsx";
import styles from "./FacetPanel.module.css";

interface FacetPanelProps {
  readonly groups: readonly FacetGroup[];
  /** The number of results that were counted, if those are not all. */
  readonly countedFirst: number | null;
}

/** What results can be narrowed to: a column beside them, in narrow windows a panel to open above them. Plain links, so that it works without script. */
export function FacetPanel({ groups, countedFirst }: FacetPanelProps) {
  if (groups.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>{say("Narrow the results")}</summary>
      <nav className={styles.groups} aria-label={say("Narrow the results")}>
        {groups.map(({ name, title, options }) => (
          <section key={name} aria-labelledby={`facet-${name}`}>
            <h2 className={layout.label} id={`facet-${name}`}>
              {title}
            </h2>
            <Options options={options} Link={Link} />
          </section>
        ))}
        {countedFirst !== null && (
          <p className={styles.note}>
            {say("Counted among the first {count} results.", { count: sayNumber(countedFirst) })}
          </p>
        )}
      </nav>
    </details>
  );
}
