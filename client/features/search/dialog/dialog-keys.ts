import type { KeyboardEvent } from "react";
import { neighbourOption, stepOf } from "../box/options.ts";
import type { DialogSearch } from "./use-dialog-search.ts";

interface DialogHandle {
  /** A dialog that has just closed may still have the focus for a moment. */
  readonly isOpen: boolean;
  readonly close: () => void;
}

/**
 * Handles the keys of the dialog's field: arrows move through the options, Enter opens one (with Ctrl or Cmd in a new tab),
 * Ctrl-K and Cmd-K close the dialog. All other keys are left to the field or the dialog.
 */
export function pressKey(
  event: KeyboardEvent,
  { reach, activeId }: DialogSearch,
  listId: string,
  { isOpen, close }: DialogHandle,
): void {
  // During composition all keys belong to the input method.
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
}
