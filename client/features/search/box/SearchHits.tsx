import type { DocTypeName } from "../../../lib/doc-type.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import { DropdownMessage } from "./Dropdown.tsx";
import { foundText } from "./found-text.ts";
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
  if (results.kind === "failed") return <DropdownMessage text={results.message} />;
  if (results.kind === "waiting") return <DropdownMessage text="Loading..." />;
  if (results.found.items.length === 0) return <DropdownMessage text="No results found." />;
  return <Found {...list} found={results.found} term={results.term} type={type} />;
};

const Found = ({ found, term, type, ...list }: { readonly found: Results } & SearchHitsProps) => {
  const { items, pagination, correctedTerm } = found;
  useAnnouncement(foundText({ totalItems: pagination.totalItems, term, correctedTerm }));
  return (
    <>
      {correctedTerm !== null && (
        <p className={styles.corrected}>
          Showing results for <strong>{correctedTerm}</strong>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox whose options are links */}
      <div role="listbox" aria-label="Results">
        {items.map((hit, index) => (
          <HitOptions key={hit.document.slug} {...list} hit={hit} index={index} terms={termsOf(found, term)} />
        ))}
        <AllOption {...list} to={searchAddress({ term, type, page: 1 })}>{allText(pagination.totalItems)}</AllOption>
      </div>
    </>
  );
};
