import { useEffect, useRef, useState } from "react";
import type { CompositionEvent, FocusEvent, FormEvent, InputEvent, KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { searchAddress } from "./search-address.ts";
import { neighbourOption, stepOf } from "./options.ts";
import { useTypedTerm } from "./use-typed-term.ts";

/** The state of a search box and its handlers. */
export interface SearchBoxState {
  /** The term to search; null while the list is closed or the text is blank. */
  readonly term: string | null;
  /** The id of the active option. */
  readonly activeId: string | null;
  readonly activate: (id: string | null) => void;
  readonly close: () => void;
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Debounces typing, and moves through the options by keyboard. */
export function useSearchBox(inputId: string, listId: string, type: string | null): SearchBoxState {
  const navigate = useNavigate();
  const typed = useTypedTerm();
  const [activeId, setActiveId] = useState<string | null>(null);
  const { term } = typed;

  const close = (): void => {
    typed.set(null);
    setActiveId(null);
  };
  const take = (text: string): void => {
    typed.type(text);
    setActiveId(null);
  };
  useTypedBefore(inputId, typed.set);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    const option = document.getElementById(activeId ?? "");
    if (step !== null && term === null) typed.set(event.currentTarget.value);
    else if (step !== null) setActiveId(neighbourOption(listId, activeId, step));
    else if (event.key === "Enter" && option !== null) option.click();
    else if (event.key === "Escape" && term !== null) close();
    else return;
    event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("q");
    if (typeof text !== "string" || text.trim() === "") return;
    close();
    void navigate(searchAddress({ term: text.trim(), type, page: 1 }));
  };

  return {
    term,
    activeId,
    activate: setActiveId,
    close,
    // Text being composed by an input method is ignored until it is committed.
    onInput: ({ nativeEvent, currentTarget }) => {
      if (!nativeEvent.isComposing) take(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => take(currentTarget.value),
    onKeyDown,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
    },
    onSubmit,
  };
}

/** Searches for text typed before hydration, if the field still has the focus. */
function useTypedBefore(inputId: string, search: (text: string) => void): void {
  const latest = useRef(search);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement && input === document.activeElement && input.value !== input.defaultValue)
      latest.current(input.value);
  }, [inputId]);
}
