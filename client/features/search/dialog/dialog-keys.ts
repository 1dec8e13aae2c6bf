import type { KeyboardEvent } from "react";
import { neighbourOption, stepOf } from "../box/options.ts";
import type { DialogSearch } from "./use-dialog-search.ts";

interface Pressed {
  /** A dialog that has just closed may still have the cursor for a moment. */
  readonly isOpen: boolean;
  readonly close: () => void;
}

/**
 * Does what a key in the field of the dialog stands for: arrows move through the options, Enter opens one (with Ctrl or Cmd in another tab),
 * Ctrl-K and Cmd-K close the dialog that they opened. All else is the field's, or the dialog's own.
 */
export const pressKey = (
  event: KeyboardEvent,
  { reach, activeId }: DialogSearch,
  listId: string,
  { isOpen, close }: Pressed,
): void => {
  // Of an input method that composes, all keys are its own.
  if (event.nativeEvent.isComposing) return;
  const step = stepOf(event);
  const option = activeId === null ? null : document.getElementById(activeId);
  const isCommand = event.ctrlKey || event.metaKey;
  if (step !== null) reach(neighbourOption(listId, activeId, step, "options"));
  else if (event.key === "Enter" && option instanceof HTMLAnchorElement && isCommand)
    window.open(option.href, "_blank", "noopener");
  else if (event.key === "Enter" && option !== null) option.click();
  else if (event.key.toLowerCase() === "k" && isCommand && isOpen) close();
  else return;
  event.preventDefault();
};
