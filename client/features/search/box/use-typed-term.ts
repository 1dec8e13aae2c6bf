import { useEffect, useRef, useState } from "react";

/** What was typed, fit to be searched. */
export interface TypedTerm {
  /** Null while nothing is to be searched. */
  readonly term: string | null;
  /** Takes what the field holds now. It is searched at once after a rest, else when the typing rests. */
  readonly type: (text: string) => void;
  /** Takes a text that is complete: null to search for nothing any more. */
  readonly set: (text: string | null) => void;
}

/** Long enough that a fast typist asks once a word, short enough to feel immediate. */
const pauseMs = 100;
/** The first letters are on the way to a word. */
const shortestAtOnce = 3;

/** Keeps what is typed from being searched at every letter of a burst. */
export const useTypedTerm = (): TypedTerm => {
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
    const isRested = now - lastAt.current >= pauseMs;
    lastAt.current = now;
    const trimmed = text.trim();
    if (trimmed === "" || (isRested && trimmed.length >= shortestAtOnce)) return set(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => set(text), pauseMs);
  };
  return { term, type, set };
};
