/** Notes that the visitor wants the search: in an attribute of the root, which kernel and application share. */
export function askForSearch(): void {
  document.documentElement.dataset.search = "";
}

/** Whether the visitor still waits for the application's search. */
export function isSearchAsked(): boolean {
  return "search" in document.documentElement.dataset;
}

/** The application's search is there, or the visitor has closed the early one: nobody waits for it any more. */
export function endAskedSearch(): void {
  delete document.documentElement.dataset.search;
}
