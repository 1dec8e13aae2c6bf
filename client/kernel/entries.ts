/**
 * Loads the page of an entry that Back or Forward leads to within this document: the application made such entries before the document was loaded
 * again, and the browser only changes the address (HTML Standard, section 7.4.6.1). Returns a function that stops it.
 */
export function followEntries(): () => void {
  const loaded = addressOfPage();
  const load = (): void => {
    if (addressOfPage() !== loaded) location.reload();
  };
  addEventListener("popstate", load);
  return () => removeEventListener("popstate", load);
}

function addressOfPage(): string {
  return location.pathname + location.search;
}
