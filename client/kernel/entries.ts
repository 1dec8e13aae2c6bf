import { entryKey, positionOf } from "../dom/scroll-positions.ts";

/**
 * Loads the page of an entry that Back or Forward leads to within this document: the application made such entries before the document was loaded
 * again, and the browser only changes the address (HTML Standard, section 7.4.6.1). `loaded` is the address of the page that is there: this code may come
 * after the change. Returns a function that stops it.
 */
export function followEntries(loaded: string): () => void {
  const follow = (traversal?: Event): void => {
    if (location.pathname + location.search !== loaded) {
      // The browser would keep where the page is that is still there.
      history.scrollRestoration = "manual";
      location.reload();
    }
    // A position that the browser has restored, or that the visitor has scrolled to, stays.
    else if (history.scrollRestoration === "manual" && (traversal || scrollY === 0)) restorePosition();
  };
  follow();
  addEventListener("popstate", follow);
  return () => removeEventListener("popstate", follow);
}

/** Scrolls to where an entry was left that the application has made; from then on the browser does. */
function restorePosition(): void {
  history.scrollRestoration = "auto";
  scrollTo(0, positionOf(entryKey()) ?? scrollY);
}
