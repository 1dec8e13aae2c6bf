import type { MouseEvent } from "react";
import { focusWhenThere } from "../dom/focus.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { say } from "../../words/say.ts";

interface NoteProps {
  readonly text: string;
  readonly className: string | undefined;
}

/** A one-line loading note in a side panel, announced to screen readers. */
export function WaitingNote({ text, className }: NoteProps) {
  useAnnouncement(text);
  return (
    <p className={className} data-waiting="">
      {text}
    </p>
  );
}

/** A one-line failure note in a side panel, with a retry button. */
export function FailureNote({ text, className, onRetry }: NoteProps & { readonly onRetry: () => void }) {
  return (
    <p className={className} role="alert">
      {text}{" "}
      <button type="button" onClick={(event) => retry(event, onRetry)}>
        {say("Retry")}
      </button>
    </p>
  );
}

/** Focuses the branch being refetched, or the panel, because the button disappears. */
function retry({ currentTarget }: MouseEvent, onRetry: () => void): void {
  const target = currentTarget.closest("details")?.querySelector("summary") ?? currentTarget.closest("nav");
  focusWhenThere(() => target);
  onRetry();
}
