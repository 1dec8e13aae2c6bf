import type { MouseEvent } from "react";
import { focusWhenThere } from "../dom/focus.ts";
import { Hidden } from "./Hidden.tsx";
import { BoneLines } from "./states/Bones.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { say } from "../../words/say.ts";

interface NoteProps {
  readonly text: string;
  readonly className: string | undefined;
}

interface WaitingNoteProps extends NoteProps {
  /** See `Bones`. */
  readonly bones?: string;
}

/** Announces that a list in a side panel is loading, and stands for its entries. */
export function WaitingNote({ text, className, bones = "most line some most line most some" }: WaitingNoteProps) {
  useAnnouncement(text);
  return (
    <p className={className} data-waiting="">
      <Hidden>{text}</Hidden>
      <BoneLines of={bones} />
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
