import { markCurrentHeading } from "./current-heading.ts";

let markAnew: (() => void) | null = null;

/** Says that the elements of the open text are others now. */
export function textIsReplaced(): void {
  markAnew?.();
}

/** Marks the current heading, also after the text is replaced. Returns a function that stops it. */
export function followHeadings(): () => void {
  let stop = markCurrentHeading();
  markAnew = () => {
    stop();
    stop = markCurrentHeading();
  };
  return () => {
    markAnew = null;
    stop();
  };
}
