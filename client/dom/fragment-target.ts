/** The element that a fragment such as `#a-part` names; null where there is none, or its percent-encoding is invalid. */
export function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
