import type { DocTypeName } from "../../../lib/doc-type.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { DropdownMessage } from "./Dropdown.tsx";
import { allText, HitList } from "./HitOptions.tsx";
import styles from "./HitOptions.module.css";
import { useResults } from "./use-results.ts";

interface SearchHitsProps {
  readonly listId: string;
  readonly term: string;
  readonly type: DocTypeName | null;
  /** The option that the arrow keys have reached. */
  readonly activeId: string | null;
  readonly onChoose: () => void;
}

/** What a term finds, and every state of it. Until the answer comes, the last one stays. */
export const SearchHits = ({ term, type, ...list }: SearchHitsProps) => {
  const results = useResults({ term, limit: 8, ...(type ? { type } : {}) });
  if (results.kind === "failed") return <DropdownMessage>{results.message}</DropdownMessage>;
  if (results.kind === "waiting") return <DropdownMessage>Loading...</DropdownMessage>;
  const { found } = results;
  if (found.items.length === 0) return <DropdownMessage>No results found.</DropdownMessage>;
  const all = { to: searchAddress({ term: results.term, type, page: 1 }), text: allText(found.pagination.totalItems) };
  return (
    <>
      {found.correctedTerm !== null && (
        <output className={styles.corrected}>
          Showing results for <strong>{found.correctedTerm}</strong>
        </output>
      )}
      <HitList {...list} hits={found.items} pattern={results.pattern} all={all} />
    </>
  );
};
