/** How long a page must be on screen before anything is prefetched for it. */
const settledMs = 1_000;

/**
 * Calls `shown` in an idle moment for the current page and for every page the visitor navigates to, once its content has
 * loaded, so that it does not compete with pending requests. Without the Navigation API only the first page is reported.
 */
export function onShownPage(shown: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = location.pathname + location.search;
      if (address === last) return;
      if ([...document.querySelectorAll("main [data-waiting]")].some((part) => part.checkVisibility())) {
        settle();
        return;
      }
      last = address;
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => shown(), { timeout: 2_000 });
      else shown();
    }, settledMs);
  };
  settle();
  if ("navigation" in globalThis) navigation.addEventListener("currententrychange", settle);
}
