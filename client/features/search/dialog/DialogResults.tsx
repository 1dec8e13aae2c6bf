import type { PointerEvent } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/Button.tsx";
import layout from "../../../ui/layout.module.css";
import { docTypeNames } from "../../../lib/doc-type.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { AllOption, allText, HitOptions } from "../box/HitOptions.tsx";
import type { OptionList } from "../box/HitOptions.tsx";
import { termsOf } from "../box/terms.ts";
import type { SearchState } from "../box/use-results.ts";
import styles from "./DialogResults.module.css";
import type { DialogSearch } from "./use-dialog-search.ts";

interface DialogResultsProps {
  readonly search: DialogSearch;
  readonly state: SearchState;
  readonly list: OptionList;
}

/** What a search found in the dialog, and every state of it. */
export const DialogResults = ({ search, state, list }: DialogResultsProps) => {
  if (state.kind === "waiting") return <p className={styles.message}>Loading...</p>;
  if (state.kind === "failed") return <Failed message={state.message} onRetry={state.retry} />;
  if (state.found.items.length === 0) return <NothingFound term={state.term} onChoose={list.onChoose} />;
  const { found, term } = state;
  const terms = termsOf(found, term);
  return (
    <>
      {found.correctedTerm !== null && (
        <p className={styles.note}>
          Showing results for <strong>{found.correctedTerm}</strong>. Nothing was found for “{term}”.
        </p>
      )}
      {found.synonyms.length > 0 && <p className={styles.note}>Also searched: {found.synonyms.join(", ")}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox whose options are links */}
      <div id={list.listId} role="listbox" aria-label="Results" onPointerMove={(event) => reachPointed(event, search.reach)}>
        {search.hits.map((hit, index) => (
          <HitOptions key={hit.document.slug} {...list} hit={hit} index={index} terms={terms} />
        ))}
        <AllOption {...list} to={searchAddress({ term, type: search.docType, page: 1 })}>
          {search.docType === null ? allText(found.pagination.totalItems) : `See all results of the type ${docTypeNames(search.docType).label}`}
        </AllOption>
      </div>
    </>
  );
};

/** A list that scrolls under a pointer at rest reports moves too: those have no way. */
const reachPointed = ({ target, movementX, movementY }: PointerEvent, reach: (id: string) => void): void => {
  const option = target instanceof Element ? target.closest("[role=option]") : null;
  if (option && (movementX !== 0 || movementY !== 0)) reach(option.id);
};

const Failed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <div className={styles.message}>
    <p>{message}</p>
    <Button onClick={onRetry}>Retry</Button>
  </div>
);

const NothingFound = ({ term, onChoose }: { readonly term: string; readonly onChoose: () => void }) => (
  <div className={styles.message}>
    <p className={styles.nothing}>No results found.</p>
    <p>Nothing matches “{term}”. Try fewer or other words.</p>
    <p>
      <Link className={layout.link} to="/docs" onClick={onChoose}>
        Browse all documents
      </Link>{" "}
      or{" "}
      <Link className={layout.link} to="/contact" onClick={onChoose}>
        ask us
      </Link>
      .
    </p>
  </div>
);
