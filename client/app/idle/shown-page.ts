/** How long a page is on the screen before anything is fetched on its behalf. */
const settledMs = 1_000;

/**
 * Calls back, in an idle moment, for the page that is shown and for every one that the visitor goes to, once its content is there:
 * what a page still waits for goes first. A browser without the Navigation API calls back for the first one alone.
 */
export const onShownPage = (shown: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = location.pathname + location.search;
      if (address === last) return;
      if (document.querySelector("main [data-waiting]") !== null) {
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
};
