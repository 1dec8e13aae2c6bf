import { useEffect, useRef, useState } from "react";
import type { FocusEvent, FormEvent, KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { DocTypeName } from "../../../lib/doc-type.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { neighbourOption } from "./options.ts";

/** The state of a search box, and what its parts do. */
export interface SearchBoxState {
  /** What is searched: null while the list is closed or the text is blank. */
  readonly term: string | null;
  /** The id of the option that the arrow keys have reached. */
  readonly activeId: string | null;
  readonly close: () => void;
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Long enough that a fast typist asks once a word, short enough to feel immediate. */
const pauseMs = 120;

/** Keeps what is typed, after a short pause, and moves through the options by keys. */
export const useSearchBox = (inputId: string, listId: string, type: DocTypeName | null): SearchBoxState => {
  const navigate = useNavigate();
  const [{ term, activeId }, setState] = useState(closed);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (typed: string, afterMs: number): void => {
    clearTimeout(pause.current);
    if (typed === "") setState(closed);
    else pause.current = setTimeout(() => setState({ term: typed, activeId: null }), afterMs);
  };
  const close = (): void => show("", 0);
  useTypedBefore(inputId, show);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = steps.get(event.key);
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && term === null) show(event.currentTarget.value.trim(), 0);
    else if (step !== undefined) setState({ term, activeId: neighbourOption(listId, activeId, step) });
    else if (event.key === "Enter" && activeId !== null) document.getElementById(activeId)?.click();
    else if (event.key === "Escape" && term !== null) close();
    else return;
    event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    if (typeof typed !== "string" || typed.trim() === "") return;
    close();
    void navigate(searchAddress({ term: typed.trim(), type, page: 1 }));
  };

  return {
    term,
    activeId,
    close,
    onInput: (event) => show(event.currentTarget.value.trim(), pauseMs),
    onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
    },
    onSubmit,
  };
};

const closed: { readonly term: string | null; readonly activeId: string | null } = { term: null, activeId: null };

const steps: ReadonlyMap<string, 1 | -1> = new Map([["ArrowDown", 1], ["ArrowUp", -1]]);

/** Searches for what was typed before the page was taken over by the script, while the cursor is still there. */
const useTypedBefore = (inputId: string, show: (typed: string, afterMs: number) => void): void => {
  const latest = useRef(show);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement && input === document.activeElement && input.value !== input.defaultValue) latest.current(input.value.trim(), 0);
  }, [inputId]);
};
