import type { MouseEvent } from "react";
import { focusWhenThere } from "../dom/focus.ts";
import { useAnnouncement } from "./use-announcement.ts";

interface NoteProps {
  readonly text: string;
  readonly className: string | undefined;
}

/** One line in a side panel that says that something is on its way, also aloud. */
export const WaitingNote = ({ text, className }: NoteProps) => {
  useAnnouncement(text);
  return (
    <p className={className} data-waiting="">
      {text}
    </p>
  );
};

/** One line in a side panel that says what could not be had, and asks for it again. */
export const FailureNote = ({ text, className, onRetry }: NoteProps & { readonly onRetry: () => void }) => (
  <p className={className} role="alert">
    {text}{" "}
    <button type="button" onClick={(event) => retry(event, onRetry)}>
      Retry
    </button>
  </p>
);

/** The button goes: the focus goes to the branch that is fetched again, or to the panel. */
const retry = ({ currentTarget }: MouseEvent, onRetry: () => void): void => {
  const place = currentTarget.closest("details")?.querySelector("summary") ?? currentTarget.closest("nav");
  focusWhenThere(() => place);
  onRetry();
};
