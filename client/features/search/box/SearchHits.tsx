import type { DocTypeName } from "../../../lib/doc-type.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { DropdownMessage } from "./Dropdown.tsx";
import { AllOption, allText, HitOptions } from "./HitOptions.tsx";
import type { OptionList, Results } from "./HitOptions.tsx";
import styles from "./HitOptions.module.css";
import { termsOf } from "./terms.ts";
import { useResults } from "./use-results.ts";

interface SearchHitsProps extends OptionList {
  readonly term: string;
  readonly type: DocTypeName | null;
}

/** What a term finds, and every state of it. Until the answer comes, the last one stays. */
export const SearchHits = ({ term, type, ...list }: SearchHitsProps) => {
  const results = useResults({ term, limit: 8, ...(type ? { type } : {}) });
  if (results.kind === "failed") return <DropdownMessage>{results.message}</DropdownMessage>;
  if (results.kind === "waiting") return <DropdownMessage>Loading...</DropdownMessage>;
  if (results.found.items.length === 0) return <DropdownMessage>No results found.</DropdownMessage>;
  return <Found {...list} found={results.found} term={results.term} type={type} />;
};

const Found = ({ found, term, type, ...list }: { readonly found: Results } & SearchHitsProps) => (
  <>
    {found.correctedTerm !== null && (
      <output className={styles.corrected}>
        Showing results for <strong>{found.correctedTerm}</strong>
      </output>
    )}
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox whose options are links */}
    <div id={list.listId} role="listbox" aria-label="Results">
      {found.items.map((hit, index) => (
        <HitOptions key={hit.document.slug} {...list} hit={hit} index={index} terms={termsOf(found, term)} />
      ))}
      <AllOption {...list} to={searchAddress({ term, type, page: 1 })}>{allText(found.pagination.totalItems)}</AllOption>
    </div>
  </>
);
