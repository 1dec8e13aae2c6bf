import type { PointerEvent } from "react";
import { Link } from "react-router-dom";
import { useHas } from "../../../data/site-features.ts";
import { Button } from "../../../ui/Button.tsx";
import layout from "../../../ui/layout.module.css";
import { searchAddress } from "../box/search-address.ts";
import { ExactSearch } from "../box/ExactSearch.tsx";
import { allText, HitList } from "../box/HitOptions.tsx";
import type { SearchState } from "../box/use-results.ts";
import styles from "./DialogResults.module.css";
import type { DialogSearch } from "./use-dialog-search.ts";

interface DialogResultsProps {
  readonly search: DialogSearch;
  readonly state: SearchState;
  readonly listId: string;
  /** Called when the visitor follows a result. */
  readonly onChoose: () => void;
}

/** The results in the dialog, and their loading, failed and empty states. */
export function DialogResults({ search, state, listId, onChoose }: DialogResultsProps) {
  if (state.kind === "waiting") return <p className={styles.message}>Loading...</p>;
  if (state.kind === "failed") return <Failed message={state.message} onRetry={state.retry} />;
  if (state.found.items.length === 0) return <NothingFound term={state.term} onChoose={onChoose} />;
  const { found, term, pattern } = state;
  const all = {
    to: searchAddress({ term, type: search.documentType?.id ?? null, page: 1 }),
    text:
      search.documentType === null
        ? allText(found.pagination.totalItems)
        : `See all results of the type ${search.documentType.label}`,
  };
  return (
    <>
      {found.correctedTerm !== null && (
        <p className={styles.note}>
          Showing results for <strong>{found.correctedTerm}</strong>.{" "}
          <ExactSearch term={term} type={search.documentType?.id ?? null} onClick={onChoose} />
        </p>
      )}
      {found.synonyms.length > 0 && <p className={styles.note}>Also searched: {found.synonyms.join(", ")}</p>}
      <HitList
        listId={listId}
        activeId={search.activeId}
        hits={search.hits}
        pattern={pattern}
        all={all}
        onChoose={onChoose}
        onPointerMove={(event) => reachPointed(event, search.reach)}
      />
    </>
  );
}

/** Activates the option under a moving pointer. When the list scrolls under a resting pointer, move events have no movement. */
function reachPointed({ target, movementX, movementY }: PointerEvent, reach: (id: string) => void): void {
  const option = target instanceof Element ? target.closest("[role=option]") : null;
  if (option && (movementX !== 0 || movementY !== 0)) reach(option.id);
}

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.message}>
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </div>
  );
}

function NothingFound({ term, onChoose }: { readonly term: string; readonly onChoose: () => void }) {
  const contact = useHas("contact");
  const docsTree = useHas("docsTree");
  return (
    <div className={styles.message}>
      <p className={styles.nothing}>No results found.</p>
      <p>Nothing matches “{term}”. Try fewer or other words.</p>
      <p>
        {docsTree && (
          <Link className={layout.link} to="/docs" onClick={onChoose}>
            Browse all documents
          </Link>
        )}
        {docsTree && contact && " or "}
        {contact && (
          <Link className={layout.link} to="/contact" onClick={onChoose}>
            {docsTree ? "ask us" : "Ask us"}
          </Link>
        )}
        {(docsTree || contact) && "."}
      </p>
    </div>
  );
}
