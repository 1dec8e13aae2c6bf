/**
 * Gives each history entry created by a fragment link a key of its own. The browser follows such links itself and creates
 * entries without a router key, so the router and the scroll positions could not distinguish them. Runs before the router
 * sees the entry. The step count stays the same, because the page does not change. Returns a function that stops it.
 */
export function keyFragmentEntries(steps: () => number): () => void {
  const assignKey = ({ state }: PopStateEvent): void => {
    if (state === null) history.replaceState({ key: newKey(), idx: steps(), usr: null }, "");
  };
  addEventListener("popstate", assignKey, { capture: true });
  return () => removeEventListener("popstate", assignKey, { capture: true });
}

/** How many pages the visitor has advanced from the first one: the router's `idx` in the history state. */
export function stepsTaken(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

/**
 * Gives the first entry of a document a key of its own, unless it has one. The router calls that of every document "default", and the documents of a tab
 * share the store of scroll positions. Runs before the router sees the entry.
 */
export function keyFirstEntry(): void {
  const state = Object(history.state);
  if (!("key" in state)) history.replaceState({ ...state, key: newKey() }, "");
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}
