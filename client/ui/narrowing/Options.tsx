import { say, sayNumber } from "../../../words/say.ts";
import type { LinkComponent } from "../link-component.ts";
import type { FacetOption } from "./facet-option.ts";
import styles from "./Options.module.css";

interface OptionsProps {
  readonly options: readonly FacetOption[];
  readonly Link: LinkComponent;
}

/** So many values of a facet show at once. */
const shownAtOnce = 7;

/** The first values, and what is chosen; the others on request. */
export function Options({ options, Link }: OptionsProps) {
  const shown = options.filter(({ isChosen }, index) => isChosen || index < shownAtOnce);
  const more = options.filter((option) => !shown.includes(option));
  return (
    <>
      <OptionList options={shown} Link={Link} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{say("{count} more", { count: sayNumber(more.length) })}</summary>
          <OptionList options={more} Link={Link} />
        </details>
      )}
    </>
  );
}

function OptionList({ options, Link }: OptionsProps) {
  return (
    <ul className={styles.options}>
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
