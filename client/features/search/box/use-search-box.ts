import { useEffect, useRef, useState } from "react";
import type { FocusEvent, FormEvent, KeyboardEvent, RefObject } from "react";
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
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly close: () => void;
  readonly onInput: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Long enough that a fast typist asks once a word, short enough to feel immediate. */
const pauseMs = 120;

/** Keeps what is typed, after a short pause, and moves through the options by keys. */
export const useSearchBox = (listId: string, type: DocTypeName | undefined): SearchBoxState => {
  const navigate = useNavigate();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: string | null): void => {
    clearTimeout(pause.current);
    setTerm(next);
    setActiveId(null);
  };
  const close = (): void => show(null);
  const onInput = (): void => {
    clearTimeout(pause.current);
    const typed = typedIn(inputRef);
    if (typed === "") close();
    else pause.current = setTimeout(() => show(typed), pauseMs);
  };
  // Something may have been typed before the page was taken over by the script.
  useEffect(() => {
    if (document.activeElement === inputRef.current && typedIn(inputRef) !== "") setTerm(typedIn(inputRef));
    return () => clearTimeout(pause.current);
  }, []);

  return {
    term,
    activeId,
    boxRef,
    inputRef,
    close,
    onInput,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && boxRef.current?.contains(relatedTarget)) return;
      close();
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (typedIn(inputRef) === "") return;
      close();
      void navigate(searchAddress({ term: typedIn(inputRef), type: type ?? null, page: 1 }));
    },
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (term === null && typedIn(inputRef) !== "") show(typedIn(inputRef));
        else setActiveId(neighbourOption(listId, activeId, event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Enter" && activeId !== null) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      } else if (event.key === "Escape" && term !== null) {
        event.preventDefault();
        close();
      }
    },
  };
};

const typedIn = ({ current }: RefObject<HTMLInputElement | null>): string => current?.value.trim() ?? "";
