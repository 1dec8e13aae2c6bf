import { listeners, readRatings, storageKey, unstored } from "./stored-ratings.ts";
import type { RatingStorage, StoredRating } from "./stored-ratings.ts";

/**
 * Stores an accepted rating, or with null removes it. Storage may be full or blocked: the rating is shown all the same. In a
 * file of its own, because every visitor reads ratings but few store them.
 */
export function storeRating(storage: RatingStorage, slug: string, rating: StoredRating | null): void {
  try {
    const ratings = readRatings(storage);
    if (rating === null) ratings.delete(slug);
    else ratings.set(slug, rating);
    storage.setItem(storageKey, JSON.stringify(Object.fromEntries(ratings)));
    unstored.delete(slug);
  } catch {
    unstored.set(slug, rating);
  }
  for (const listener of listeners) listener();
}
