/**
 * A link to a part of the page is followed by the browser, which makes an entry of the history without the router's key.
 * All such entries would be one and the same to the router, and to the scroll positions: this gives each a key of its own,
 * before the router hears of it. Such an entry counts no step, because it leads to no other page. Gives the function that
 * stops it.
 */
export const giveFragmentsKeys = (steps: () => number): (() => void) => {
  const give = ({ state }: PopStateEvent): void => {
    if (state === null) history.replaceState({ key: Math.random().toString(36).slice(2), idx: steps(), usr: null }, "");
  };
  addEventListener("popstate", give, { capture: true });
  return () => removeEventListener("popstate", give, { capture: true });
};

/** How many pages the visitor has gone on from the first one, as the router counts in the history's state. */
export const stepsTaken = (): number => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
};
