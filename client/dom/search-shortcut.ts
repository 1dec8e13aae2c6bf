/** Whether a key opens the search. Text fields keep their keys, except that Ctrl-K also works in a search field. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
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

/** Focuses the page's main search field; false if it has none. */
export function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-search-field]");
  field?.focus();
  field?.select();
  return field !== null;
}
