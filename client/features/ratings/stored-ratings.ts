/** The visitor's own rating of a document, as local storage holds it. */
export interface StoredRating {
  readonly rating: number;
  /** The address that the gateway saw; null where unknown. */
  readonly ip: string | null;
}

/** Local storage, or as much of it as is used here. */
export type RatingStorage = Pick<Storage, "getItem" | "setItem">;

/** Where in the storage the ratings are. */
export const storageKey = "userDocRatings";

/** The visitor's rating of a document; null when there is none, or none that can be read. */
export const readRating = (storage: RatingStorage, slug: string): StoredRating | null =>
  readRatings(storage).get(slug) ?? null;

/** Calls back after every rating that was stored or forgotten; gives the function that stops it. */
export const onRatingStored = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whoever wants to know of a change; see store-rating.ts. */
export const listeners = new Set<() => void>();

/** All of them, by slug. A map, because a slug such as `__proto__` must be a key like any other. */
export const readRatings = (storage: RatingStorage): Map<string, StoredRating> => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}");
    return new Map(
      Object.entries(stored ?? {}).flatMap(([slug, value]) => (isStoredRating(value) ? [[slug, value] as const] : [])),
    );
  } catch {
    return new Map();
  }
};

const isStoredRating = (value: unknown): value is StoredRating =>
  typeof value === "object" &&
  value !== null &&
  "rating" in value &&
  isRating(value.rating) &&
  "ip" in value &&
  isAddress(value.ip);

const isRating = (value: unknown): boolean =>
  typeof value === "number" && value >= 0.5 && value <= 5 && Number.isInteger(value * 2);

const isAddress = (value: unknown): boolean => value === null || typeof value === "string";
