import { useEffect, useEffectEvent, useRef } from "react";
import { useNoteChoice } from "./box/use-note-choice.ts";

/** What happens to the results of a term. */
export interface ResultEvents {
  readonly onShown: () => void;
  readonly onFollow: (slug: string) => void;
}

/** Tells which results of a term were followed, and when all were left. */
export function useLeftResults(term: string): ResultEvents {
  const noteChoice = useNoteChoice();
  const isShown = useRef(false);
  const isFollowed = useRef(false);
  const leave = useEffectEvent((left: string) => {
    if (isShown.current && !isFollowed.current) noteChoice(left, null);
    isShown.current = false;
    isFollowed.current = false;
  });
  useEffect(() => () => leave(term), [term]);
  return {
    onShown: () => {
      isShown.current = true;
    },
    onFollow: (slug) => {
      isFollowed.current = true;
      noteChoice(term, slug);
    },
  };
}
