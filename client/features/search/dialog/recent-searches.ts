/** The part of `Storage` that is used here. */
export type SearchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = "recentSearches";
const mostKept = 6;
const longest = 300;

/** The visitor's recent searches, the latest first. They never leave the browser. */
export function readSearches(storage: SearchStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Puts a search first. Storage may be full or blocked: then it is not remembered. */
export function rememberSearch(storage: SearchStorage, term: string): void {
  const trimmed = term.trim();
  if (!isTerm(trimmed)) return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  try {
    storage.setItem(storageKey, JSON.stringify([trimmed, ...others].slice(0, mostKept)));
  } catch {
    // The search itself is unaffected.
  }
}

/** Forgets every search. */
export function forgetSearches(storage: SearchStorage): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // If storage is blocked, no searches are shown anyway.
  }
}

function isTerm(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= longest;
}
