import { useEffect } from "react";
import { ExactSearch } from "./ExactSearch.tsx";
import { searchAddress } from "./search-address.ts";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import { DropdownMessage } from "./Dropdown.tsx";
import { foundText } from "./found-text.ts";
import { allText, HitList } from "./HitOptions.tsx";
import type { Results } from "./HitOptions.tsx";
import styles from "./HitOptions.module.css";
import { useResults } from "./use-results.ts";
import { say, sayParts } from "../../../../words/say.ts";

interface SearchHitsProps {
  readonly listId: string;
  readonly term: string;
  readonly type: string | null;
  /** The active option. */
  readonly activeId: string | null;
  /** Called with null when the active option is not among new results. */
  readonly onActivate: (id: string | null) => void;
  readonly onChoose: () => void;
  /** Called when there are options, and when there are none any more: a message is no list that a field could control. */
  readonly onListed: (isListed: boolean) => void;
}

/** The results of a term, and their loading, failed and empty states. The previous results stay until the next arrive. */
export function SearchHits({ term, type, ...list }: SearchHitsProps) {
  const results = useResults({ term, limit: 8, ...(type ? { types: [type] } : {}) });
  if (results.kind === "failed") return <DropdownMessage text={results.message} onRetry={results.retry} />;
  if (results.kind === "waiting") return <DropdownMessage text={say("Loading...")} />;
  if (results.found.items.length === 0) return <DropdownMessage text={say("No results found.")} />;
  return <Found {...list} found={results.found} pattern={results.pattern} term={results.term} type={type} />;
}

interface FoundProps extends SearchHitsProps {
  readonly found: Results;
  /** Matches the searched words in a text. */
  readonly pattern: RegExp | null;
}

function Found({ found, pattern, term, type, onListed, onActivate, ...list }: FoundProps) {
  const { items, pagination, correctedTerm } = found;
  useEffect(() => {
    onListed(true);
    return () => onListed(false);
  }, [onListed]);
  const { activeId } = list;
  useEffect(() => {
    if (activeId !== null && document.getElementById(activeId) === null) onActivate(null);
  });
  useAnnouncement(foundText({ totalItems: pagination.totalItems, term, correctedTerm }));
  return (
    <>
      {correctedTerm !== null && (
        <p className={styles.corrected}>
          {sayParts("Showing results for {term}", { term: <strong key="term">{correctedTerm}</strong> })}.{" "}
          <ExactSearch term={term} type={type} onClick={list.onChoose} />
        </p>
      )}
      <HitList
        {...list}
        term={term}
        hits={items}
        pattern={pattern}
        all={{ to: searchAddress({ term, type, page: 1 }), text: allText(pagination.totalItems) }}
      />
    </>
  );
}
