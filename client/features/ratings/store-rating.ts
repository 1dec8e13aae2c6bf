import { listeners, readRatings, storageKey } from "./stored-ratings.ts";
import type { RatingStorage, StoredRating } from "./stored-ratings.ts";

/**
 * Remembers a rating that was accepted, or with null forgets one. Storage may be full or forbidden: the rating counts all the same.
 * A file of its own, because reading is for every visitor and this only for those who rate.
 */
export const storeRating = (storage: RatingStorage, slug: string, rating: StoredRating | null): void => {
  try {
    const ratings = readRatings(storage);
    if (rating === null) ratings.delete(slug);
    else ratings.set(slug, rating);
    storage.setItem(storageKey, JSON.stringify(Object.fromEntries(ratings)));
  } catch {
    // Only this browser will not show it as it is.
  }
  for (const listener of listeners) listener();
};
