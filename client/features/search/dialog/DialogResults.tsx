import type { MouseEvent, PointerEvent } from "react";
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
import { say, sayParts } from "../../../../words/say.ts";

interface DialogResultsProps {
  readonly search: DialogSearch;
  readonly state: SearchState;
  readonly listId: string;
  /** Called when the visitor follows a result, or with the term that they search instead. */
  readonly onChoose: (term?: string) => void;
}

/** The results in the dialog, and their loading, failed and empty states. */
export function DialogResults({ search, state, listId, onChoose }: DialogResultsProps) {
  if (state.kind === "waiting") return <p className={styles.message}>{say("Loading...")}</p>;
  if (state.kind === "failed") return <Failed message={state.message} onRetry={state.retry} />;
  if (state.found.items.length === 0) return <NothingFound term={state.term} onChoose={() => onChoose()} />;
  const { found, term, pattern } = state;
  const all = {
    to: searchAddress({ term, type: search.documentType?.id ?? null, page: 1 }),
    text:
      search.documentType === null
        ? allText(found.pagination.totalItems)
        : say("See all results of the type {name}", { name: search.documentType.label }),
  };
  return (
    <>
      {found.correctedTerm !== null && (
        <p className={styles.note}>
          {sayParts("Showing results for {term}", { term: <strong key="term">{found.correctedTerm}</strong> })}.{" "}
          <ExactSearch term={term} type={search.documentType?.id ?? null} onClick={() => onChoose(term)} />
        </p>
      )}
      {found.synonyms.length > 0 && (
        <p className={styles.note}>{say("Also searched: {terms}", { terms: found.synonyms.join(say(", ")) })}</p>
      )}
      <HitList
        listId={listId}
        term={term}
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
      {onRetry && <Button onClick={(event) => retry(event, onRetry)}>{say("Retry")}</Button>}
    </div>
  );
}

/** Moves the focus back to the field, because the button disappears. */
function retry({ currentTarget }: MouseEvent, onRetry: () => void): void {
  currentTarget.closest("dialog")?.querySelector("input")?.focus();
  onRetry();
}

function NothingFound({ term, onChoose }: { readonly term: string; readonly onChoose: () => void }) {
  const contact = useHas("contact");
  const docsTree = useHas("docsTree");
  const toLink = (to: string, text: string) => (
    <Link className={layout.link} to={to} onClick={onChoose} key={to}>
      {text}
    </Link>
  );
  const documents = toLink("/docs", say("Browse all documents"));
  return (
    <div className={styles.message}>
      <p className={styles.nothing}>{say("No results found.")}</p>
      <p>{say("Nothing matches “{term}”. Try fewer or other words.", { term })}</p>
      <p>
        {docsTree && contact
          ? sayParts("{documents} or {contact}.", { documents, contact: toLink("/contact", say("ask us")) })
          : (docsTree || contact) &&
            sayParts("{link}.", { link: docsTree ? documents : toLink("/contact", say("Ask us")) })}
      </p>
    </div>
  );
}
