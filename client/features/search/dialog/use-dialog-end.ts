import { useRef } from "react";
import { useNoteChoice } from "../box/use-note-choice.ts";
import type { DialogSearch } from "./use-dialog-search.ts";
import type { RecentSearches } from "./use-recent-searches.ts";

/** What becomes of a search at its end. */
export interface DialogEnd {
  /** Remembers the search and closes the dialog, since following a result shows that it was useful. `term`: another than that of the results. */
  readonly leave: (term?: string) => void;
  /** For every way in which the dialog closes. */
  readonly onClosed: () => void;
}

/** Remembers searches that led to something, and tells the site of those that did not. */
export function useDialogEnd({ state, text }: DialogSearch, recent: RecentSearches, close: () => void): DialogEnd {
  const noteChoice = useNoteChoice();
  const hasChosen = useRef(false);
  const found = state?.kind === "found" ? state : null;
  return {
    leave: (term) => {
      hasChosen.current = true;
      // Results of an older text may still be shown.
      const corrected = found?.term === text.trim() ? found.found.correctedTerm : null;
      recent.remember(term ?? corrected ?? text);
      close();
    },
    onClosed: () => {
      // Results that somebody leaves without following one were not what they looked for.
      if (!hasChosen.current && found?.term === text.trim() && found.found.items.length > 0)
        noteChoice(found.term, null);
      hasChosen.current = false;
    },
  };
}
