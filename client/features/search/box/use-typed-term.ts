import { useEffect, useRef, useState } from "react";

/** The typed text as a search term. */
export interface TypedTerm {
  /** Null while there is nothing to search. */
  readonly term: string | null;
  /** Takes the field's current text: applied at once after a pause in typing, else debounced. */
  readonly type: (text: string) => void;
  /** Applies a complete text at once; null clears the term. */
  readonly set: (text: string | null) => void;
}

/** Long enough that a fast typist sends one query per word, short enough to feel immediate. */
const pauseMs = 100;
/** Shorter texts are debounced even after a pause: they are probably the start of a word. */
const shortestAtOnce = 3;

/** Debounces typing, so that not every keystroke of a burst is searched. */
export function useTypedTerm(): TypedTerm {
  const [term, setTerm] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(0);
  useEffect(() => () => clearTimeout(pause.current), []);
  const set = (text: string | null): void => {
    clearTimeout(pause.current);
    const trimmed = (text ?? "").trim();
    setTerm(trimmed === "" ? null : trimmed);
  };
  const type = (text: string): void => {
    const now = performance.now();
    const isIdle = now - lastAt.current >= pauseMs;
    lastAt.current = now;
    const trimmed = text.trim();
    if (trimmed === "" || (isIdle && trimmed.length >= shortestAtOnce)) return set(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => set(text), pauseMs);
  };
  return { term, type, set };
}
