/** Local storage, or as much of it as is used here. */
export type SearchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = "recentSearches";
const mostKept = 6;
const longest = 100;

/** What this visitor searched lately, the latest first; only this browser knows it. */
export const readSearches = (storage: SearchStorage): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, mostKept) : [];
  } catch {
    return [];
  }
};

/** Puts a search first. Storage may be full or forbidden: then it is not remembered. */
export const rememberSearch = (storage: SearchStorage, term: string): void => {
  const trimmed = term.trim();
  if (!isTerm(trimmed)) return;
  const others = readSearches(storage).filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  try {
    storage.setItem(storageKey, JSON.stringify([trimmed, ...others].slice(0, mostKept)));
  } catch {
    // The search itself is not touched by it.
  }
};

/** Forgets every search. */
export const forgetSearches = (storage: SearchStorage): void => {
  try {
    storage.removeItem(storageKey);
  } catch {
    // What may not be read is not shown either.
  }
};

const isTerm = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;
