/**
 * Loads the page of an entry that Back or Forward leads to within this document: the application made such entries before the document was loaded
 * again, and the browser only changes the address (HTML Standard, section 7.4.6.1). `loaded` is the address of the page that is there: this code may come
 * after the change. Returns a function that stops it.
 */
export function followEntries(loaded: string): () => void {
  const load = (): void => {
    if (location.pathname + location.search !== loaded) location.reload();
  };
  load();
  addEventListener("popstate", load);
  return () => removeEventListener("popstate", load);
}
