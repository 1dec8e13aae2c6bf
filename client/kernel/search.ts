import { leaveForSearch, openEarlyDialog } from "../features/search/dialog/early-dialog.ts";
import { askForSearch } from "../dom/asked-search.ts";
import { isPlainClick } from "../dom/plain-click.ts";
import { takeSearchKey } from "../dom/search-shortcut.ts";
import { drawnFrame } from "../dom/drawn-frame.ts";
import { withinLimit } from "../time/time-limit.ts";
import type { Application } from "./application.ts";

/**
 * Opens the search on its keys, or when its link in the header is pressed: at once an empty dialog with a field, which the
 * application's dialog replaces when it is there. Without its style, the link's own page does the same.
 */
export function attendSearch(application: Application, event: Event): void {
  if (!(event instanceof KeyboardEvent ? isOpeningKey(event) : isPressOnLink(event))) return;
  event.preventDefault();
  askForSearch();
  opening = openDialog(application, event.target).catch(leaveForSearch);
}

let opening: Promise<void> = Promise.resolve();

/** Settles once a dialog that was asked for is there, or takes too long to come: until then nothing else should run. Never fails. */
export function searchDrawn(): Promise<void> {
  return withinLimit(() => opening).catch(() => undefined);
}

function isOpeningKey(event: KeyboardEvent): boolean {
  return event.type === "keydown" && !hasMovedOn(event) && takeSearchKey(event);
}

/** Whether the visitor has focused something else since a key that was pressed before this code was there. */
function hasMovedOn({ target }: KeyboardEvent): boolean {
  return ![target, document.body].includes(document.activeElement);
}

function isPressOnLink(event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.type !== "click" || !(event.target instanceof Element)) return false;
  return isPlainClick(event) && event.target.closest("a[aria-keyshortcuts]") !== null;
}

/** The application comes after the frame that shows the dialog: its files and its code would delay both. */
async function openDialog(
  { loadOwnStyle, hasTakenOver, need }: Application,
  pressed: EventTarget | null,
): Promise<void> {
  await loadOwnStyle();
  if (!hasTakenOver()) openEarlyDialog();
  await drawnFrame();
  need(pressed);
}
