const storageKey = "scroll-positions";

/** More entries than anybody goes back. */
const mostKept = 50;

/** Remembers how far an entry of the history is scrolled. */
export const rememberPosition = (key: string, top: number): void => {
  positions().delete(key);
  positions().set(key, top);
};

/** How far an entry of the history was scrolled; null when it was never seen. */
export const positionOf = (key: string): number | null => positions().get(key) ?? null;

/** Keeps the positions in the tab, for the entries that a visitor goes back to after a reload. */
export const keepPositions = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions()].slice(-mostKept)));
  } catch {
    // Storage may be forbidden: going back after a reload then starts at the top.
  }
};

let known: Map<string, number> | undefined;

const positions = (): Map<string, number> => (known ??= new Map(readKept()));

const readKept = (): readonly (readonly [string, number])[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
};

const isPosition = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
