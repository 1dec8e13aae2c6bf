/**
 * Goes back to the page of this site that the visitor came from, past entries of the page itself (its fragments); false where there is none. Links that
 * do are marked `data-back`.
 */
export function goBackInside(): boolean {
  if ("navigation" in globalThis) return goBackByEntries();
  if (!cameFromInside()) return false;
  history.back();
  return true;
}

/** The entries are those of this site next to each other: a page of another site ends them (HTML Standard, section 7.2.6). */
function goBackByEntries(): boolean {
  const before = navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname);
  if (before === undefined) return false;
  navigation.traverseTo(before.key);
  return true;
}

/** By the router's step count in the history state, or, after a full page load, by the referrer. */
function cameFromInside(): boolean {
  const state: unknown = history.state;
  const steps = typeof state === "object" && state !== null && "idx" in state ? state.idx : 0;
  return (
    (typeof steps === "number" && steps > 0) ||
    (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  );
}
