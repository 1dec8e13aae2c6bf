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
import { useDialogEnd } from "./use-dialog-end.ts";
import { useDialogSearch } from "./use-dialog-search.ts";
import type { DialogSearch } from "./use-dialog-search.ts";
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
  const { leave, onClosed } = useDialogEnd(search, recent, close);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    leave();
    void navigate(searchAddress({ term: text.trim(), type: null, page: 1 }));
  };
  const thenFocus = (act: () => void): void => {
    act();
    field.current?.focus();
  };
  const fill = (term: string): void => thenFocus(() => search.fill(term));
  const forget = (): void => thenFocus(recent.forget);
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
        <DialogList
          key={state?.kind === "found" ? state.term : undefined}
          search={search}
          listId={listId}
          recent={recent.terms}
          onRecent={fill}
          onForget={forget}
          onClose={close}
          onLeave={leave}
        />
        <DialogRail search={search} recent={recent.terms} onRecent={fill} />
        <DialogStatus search={search} />
      </div>
    </dialog>
  );
}

interface DialogPartProps {
  readonly search: DialogSearch;
  /** Recent searches, the latest first. */
  readonly recent: readonly string[];
  readonly onRecent: (term: string) => void;
}

interface DialogListProps extends DialogPartProps {
  readonly listId: string;
  readonly onForget: () => void;
  readonly onClose: () => void;
  /** Called when somebody follows a result. */
  readonly onLeave: (term?: string) => void;
}

/** What is below the field: suggestions until something is typed, then results. */
function DialogList({ search, listId, recent, onRecent, onForget, onClose, onLeave }: DialogListProps) {
  return (
    <div className={styles.list}>
      {search.state === null ? (
        <StartPanel
          listId={listId}
          activeId={search.activeId}
          recent={recent}
          onRecent={onRecent}
          onForget={onForget}
          onChoose={onClose}
        />
      ) : (
        <DialogResults search={search} state={search.state} listId={listId} onChoose={onLeave} />
      )}
    </div>
  );
}

/** What stands beside several results. */
function DialogRail({ search: { state, filter, narrowTo }, recent, onRecent }: DialogPartProps) {
  if (state?.kind !== "found" || state.found.items.length < 2) return null;
  return (
    <FacetRail hits={state.found.items} filter={filter} onFilter={narrowTo}>
      <RecentTerms terms={recent.filter((term) => term !== state.term)} onRecent={onRecent} />
    </FacetRail>
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
