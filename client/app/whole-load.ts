/**
 * Loads the page of the present address as a whole document. It opens at its top, at its fragment or where it was left (kernel/entries.ts), not where the page
 * before it is scrolled to, which is still there.
 */
export function loadWhole(): void {
  // After the application has handed that back to the browser (navigation-effects.ts).
  const keep = (): void => {
    history.scrollRestoration = "manual";
  };
  addEventListener("pagehide", keep, { once: true });
  location.reload();
}
