import { firstShown } from "./shown-element.ts";

/** Takes a key of the search: `/` focuses the page's main search field, where it has one. Returns whether the search is to open. */
export function takeSearchKey(event: KeyboardEvent): boolean {
  if (!isSearchShortcut(event)) return false;
  event.preventDefault();
  return event.key !== "/" || !focusSearchField();
}

/** Text fields keep their keys, except that Ctrl-K also works in a search field. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  const isCommand = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "k";
  // The field of a dialog that was just closed has the focus until the next frame.
  const isField =
    target instanceof HTMLElement &&
    target.closest("dialog:not([open])") === null &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"));
  return isCommand ? !isField || target.role === "combobox" : key === "/" && !ctrlKey && !metaKey && !isField;
}

/** @returns false if the page has none */
function focusSearchField(): boolean {
  const field = firstShown("[data-search-field]");
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null;
}
