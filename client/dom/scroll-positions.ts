const storageKey = "scroll-positions";

/** More entries than anyone goes back. */
const mostKept = 50;

/** The router's key of the current history entry. */
export function entryKey(): string {
  return String(Reflect.get(Object(history.state), "key") ?? "default");
}

/** Remembers the scroll position of a history entry. */
export function rememberPosition(key: string, top: number): void {
  positions().delete(key);
  positions().set(key, top);
}

/** The scroll position of a history entry; null if unknown. */
export function positionOf(key: string): number | null {
  return positions().get(key) ?? null;
}

/** Saves the positions in session storage, for going back after a reload. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions()].slice(-mostKept)));
  } catch {
    // Storage may be blocked: going back after a reload then starts at the top.
  }
}

let known: Map<string, number> | undefined;

function positions(): Map<string, number> {
  return (known ??= new Map(readKept()));
}

function readKept(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
