import { useId, useRef } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { searchAddress } from "../box/search-address.ts";
import { DialogField } from "./DialogField.tsx";
import { pressKey } from "./dialog-keys.ts";
import { DialogResults } from "./DialogResults.tsx";
import { DialogStatus } from "./DialogStatus.tsx";
import { takeEarlyText } from "./early-dialog.ts";
import { FacetRail, RecentTerms } from "./FacetRail.tsx";
import styles from "./SearchDialog.module.css";
import { StartPanel } from "./StartPanel.tsx";
import { useDialogSearch } from "./use-dialog-search.ts";
import { useNoteChoice } from "../box/use-note-choice.ts";
import { useModal } from "./use-modal.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { say } from "../../../../words/say.ts";

interface SearchDialogProps {
  /** Incremented each time the dialog is opened. */
  readonly openings: number;
}

/**
 * The search over all documents, in a `<dialog>`: it restores the focus, and closes on Escape, on a click outside, and on the
 * back gesture of phones. The typed text is kept for the next opening.
 */
export function SearchDialog({ openings }: SearchDialogProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = useDialogSearch(listId);
  const recent = useRecentSearches();
  const { ref, close } = useModal(openings, () => {
    continueEarlyText(field.current, search.fill);
    recent.refresh();
  });
  const { state, text } = search;
  const found = state?.kind === "found" ? state : null;
  const noteChoice = useNoteChoice();
  const hasChosen = useRef(false);

  /** Remembers the search, since following a result shows that it was useful. */
  const leave = (): void => {
    hasChosen.current = true;
    recent.remember(found?.found.correctedTerm ?? text);
    close();
  };
  /** Results that somebody leaves without following one were not what they looked for. */
  const onClosed = (): void => {
    if (!hasChosen.current && found?.term === text.trim() && found.found.items.length > 0) noteChoice(found.term, null);
    hasChosen.current = false;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    leave();
    void navigate(searchAddress({ term: text.trim(), type: null, page: 1 }));
  };
  const fill = (term: string): void => {
    search.fill(term);
    field.current?.focus();
  };
  const forget = (): void => {
    recent.forget();
    field.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog; the keyboard has Escape
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={say("Search")}
      onClose={onClosed}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.frame}>
        <DialogField
          search={search}
          listId={listId}
          ref={field}
          onKeyDown={(event) => pressKey(event, search, listId, { isOpen: ref.current?.open ?? false, close })}
          onSubmit={submit}
          onFill={fill}
          onClose={close}
        />
        {/* Keyed by the term, so that each new list starts at its top. */}
        <div className={styles.list} key={found?.term}>
          {state === null ? (
            <StartPanel
              listId={listId}
              activeId={search.activeId}
              recent={recent.terms}
              onRecent={fill}
              onForget={forget}
              onChoose={close}
            />
          ) : (
            <DialogResults search={search} state={state} listId={listId} onChoose={leave} />
          )}
        </div>
        {found && found.found.items.length > 1 && (
          <FacetRail hits={found.found.items} filter={search.filter} onFilter={search.narrowTo}>
            <RecentTerms terms={recent.terms.filter((term) => term !== found.term)} onRecent={fill} />
          </FacetRail>
        )}
        <DialogStatus search={search} />
      </div>
    </dialog>
  );
}

/** Goes on with what was typed into the early dialog, at once: what is typed before React renders follows it. Without any, the field's text is selected. */
function continueEarlyText(field: HTMLInputElement | null, fill: (text: string) => void): void {
  const early = takeEarlyText();
  if (!field || !early?.text) return field?.select();
  field.value = early.text;
  field.setSelectionRange(early.start, early.end);
  fill(early.text);
}
