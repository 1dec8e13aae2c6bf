/** The visitor's own rating of a document, as stored in local storage. */
export interface StoredRating {
  readonly rating: number;
  /** The visitor's IP address as the gateway saw it; null if unknown. */
  readonly ip: string | null;
}

/** The part of `Storage` that is used here. */
export type RatingStorage = Pick<Storage, "getItem" | "setItem">;

/** The local-storage key of the ratings. */
export const storageKey = "userDocRatings";

/** The visitor's rating of a document; null if there is none, or it is unreadable. */
export function readRating(storage: RatingStorage, slug: string): StoredRating | null {
  const rating = unstored.get(slug);
  return rating === undefined ? (readRatings(storage).get(slug) ?? null) : rating;
}

/** The ratings that storage, full or blocked, did not take: of this page only. Null is one that was taken back. */
export const unstored = new Map<string, StoredRating | null>();

/** Subscribes to stored and removed ratings, including those in other tabs; returns a function that unsubscribes. */
export function onRatingStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The subscribers; called by store-rating.ts. */
export const listeners = new Set<() => void>();

/** All ratings by slug. A `Map`, because a slug such as `__proto__` must be an ordinary key. */
export function readRatings(storage: RatingStorage): Map<string, StoredRating> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}");
    return new Map(
      Object.entries(stored ?? {}).flatMap(([slug, value]) => (isStoredRating(value) ? [[slug, value] as const] : [])),
    );
  } catch {
    return new Map();
  }
}

function isStoredRating(value: unknown): value is StoredRating {
  return (
    typeof value === "object" &&
    value !== null &&
    "rating" in value &&
    isRating(value.rating) &&
    "ip" in value &&
    isAddress(value.ip)
  );
}

function isRating(value: unknown): boolean {
  return typeof value === "number" && value >= 0.5 && value <= 5 && Number.isInteger(value * 2);
}

function isAddress(value: unknown): boolean {
  return value === null || typeof value === "string";
}
