import { useDeferredValue, useState } from "react";
import { findDocumentType, useDocumentTypes } from "../../../data/document-types.ts";
import type { DocumentType } from "../../../data/document-types.ts";
import { allId, hitId, isOptionOf } from "../box/HitOptions.tsx";
import type { Hit } from "../box/HitOptions.tsx";
import { useResults } from "../box/use-results.ts";
import type { SearchState } from "../box/use-results.ts";
import { useTypedTerm } from "../box/use-typed-term.ts";
import { fitting, narrow, noFilter } from "./facets.ts";
import type { Filter } from "./facets.ts";

/** The state of a search that the dialog's parts share. */
export interface DialogSearch {
  /** The field's text. */
  readonly text: string;
  /** Takes typed text. While an input method is composing, it is not searched. */
  readonly type: (text: string, isComposed: boolean) => void;
  /** Takes a complete text, which is searched at once. */
  readonly fill: (text: string) => void;
  /** Null while there is nothing to search. */
  readonly state: SearchState | null;
  /** The results that match the filter. */
  readonly hits: readonly Hit[];
  readonly filter: Filter;
  readonly narrowTo: (filter: Filter) => void;
  /** The chosen document type; null for all. */
  readonly documentType: DocumentType | null;
  /** The option that Enter opens: the first, unless the keys or the pointer selected another that is still there. Null while the results do not match the text. */
  readonly activeId: string | null;
  readonly reach: (id: string | null) => void;
}

/** A few screens of results; facets count among these. */
const mostHits = 16;

/** Searches as the visitor types, and filters the results. */
export function useDialogSearch(listId: string): DialogSearch {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(noFilter);
  const [reached, setReached] = useState<string | null>(null);
  const types = useDocumentTypes();
  const typed = useTypedTerm();
  // Asking and rendering what is found are tasks of their own, after the frame that shows the text; typing interrupts the second.
  const term = useDeferredValue(typed.term ?? "");
  const state = useDeferredValue(useResults({ term, limit: mostHits, facets: true }));
  const shown = typed.term !== null && state.kind === "found" ? state : null;
  const found = shown?.found.items ?? [];
  const filter = fitting(found, chosen);
  const hits = narrow(found, filter);
  const isNew = shown !== null && shown.term === typed.term && shown.term === text.trim();
  const isThere =
    reached !== null &&
    (shown === null || reached === allId(listId) || hits.some((hit) => isOptionOf(hitId(listId, hit), reached)));
  const first = isNew ? hits[0] : undefined;
  return {
    text,
    type: (next, isComposed) => {
      setText(next);
      setReached(null);
      if (!isComposed) typed.type(next);
    },
    fill: (next) => {
      setText(next);
      setReached(null);
      typed.set(next);
    },
    state: typed.term === null ? null : state,
    hits,
    filter,
    narrowTo: (next) => {
      setChosen(next);
      setReached(null);
    },
    documentType: findDocumentType(types, filter.type),
    activeId: isThere ? reached : first ? hitId(listId, first) : null,
    reach: setReached,
  };
}
