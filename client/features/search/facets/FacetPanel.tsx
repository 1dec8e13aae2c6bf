import { Link } from "react-router-dom";
import layout from "../../../ui/layout.module.css";
import { say, sayNumber } from "../../../../words/say.ts";
import type { FacetGroup, FacetOption } from "./facet-groups.ts";
import styles from "./FacetPanel.module.css";

interface FacetPanelProps {
  readonly groups: readonly FacetGroup[];
  /** The number of results that were counted, if those are not all. */
  readonly countedFirst: number | null;
}

/** So many values of a facet show at once. */
const shownAtOnce = 7;

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
            <Options options={options} />
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

/** The first values, and what is chosen; the others on request. */
function Options({ options }: { readonly options: readonly FacetOption[] }) {
  const shown = options.filter(({ isChosen }, index) => isChosen || index < shownAtOnce);
  const more = options.filter((option) => !shown.includes(option));
  return (
    <>
      <OptionList options={shown} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{say("{count} more", { count: sayNumber(more.length) })}</summary>
          <OptionList options={more} />
        </details>
      )}
    </>
  );
}

function OptionList({ options }: { readonly options: readonly FacetOption[] }) {
  return (
    <ul>
      {options.map(({ value, label, count, isChosen, to }) => (
        <li key={value}>
          <Link to={to} rel="nofollow" aria-current={isChosen ? "true" : undefined}>
            <span>{label}</span> <span>{sayNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
