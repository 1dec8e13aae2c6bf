import type { ReactNode } from "react";
import layout from "../../../ui/layout.module.css";
import { Hidden } from "../../../ui/Hidden.tsx";
import { countValues, facets, narrow } from "./facets.ts";
import type { Facet, Filter, Narrowable } from "./facets.ts";
import styles from "./FacetRail.module.css";
import { say, sayNumber } from "../../../../words/say.ts";

interface FacetRailProps {
  readonly hits: readonly Narrowable[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const titles = { type: "Type", tag: "Tag", author: "Author" } as const;
const mostValues = { type: 8, tag: 6, author: 5 } as const;

/** Filters the loaded results, and what else stands beside them: a column, on small screens a row above. */
export function FacetRail({ hits, filter, onFilter, children }: FacetRailProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.rail}>
      {facets.map((facet) => (
        <FacetGroup key={facet} facet={facet} hits={hits} filter={filter} onFilter={onFilter} />
      ))}
      {children}
    </div>
  );
}

interface RecentTermsProps {
  readonly terms: readonly string[];
  readonly onRecent: (term: string) => void;
}

/** Other searches of this browser, to go back to. */
export function RecentTerms({ terms, onRecent }: RecentTermsProps) {
  return terms.length === 0 ? null : (
    <fieldset className={styles.group}>
      <legend className={layout.label}>{say("Recent searches")}</legend>
      {terms.map((term) => (
        <button key={term} type="button" onClick={() => onRecent(term)}>
          {term}
        </button>
      ))}
    </fieldset>
  );
}

function FacetGroup({ facet, hits, filter, onFilter }: FacetRailProps & { readonly facet: Facet }) {
  const values = countValues(hits, filter, facet, mostValues[facet]);
  if (values.length < 2 && filter[facet] === null) return null;
  const all = { value: null, label: say("All"), count: narrow(hits, { ...filter, [facet]: null }).length };
  return (
    <fieldset className={styles.group}>
      <legend className={layout.label}>{say(titles[facet])}</legend>
      {[all, ...values].map(({ value, label, count }) => (
        <label key={value ?? ""}>
          <Hidden>
            <input
              type="radio"
              name={`search-${facet}`}
              checked={filter[facet] === value}
              onChange={() => onFilter({ ...filter, [facet]: value })}
            />
          </Hidden>
          <span>{label}</span> <span>{sayNumber(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
