import { sayDate } from "../../words/say.ts";

/**
 * Formats a date in the long form of the site's language (for English the US form), in UTC, so that it is the same day for every reader. Null for a
 * missing or invalid date, which is then hidden.
 *
 * @example toLongDate("2026-03-04T00:00:00Z") // "March 4, 2026"
 */
export function toLongDate(iso: string | null | undefined): string | null {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : sayDate(date);
}

/** The dates of a document as displayed: an update on the day of publication is hidden. */
export function toShownDates(
  datePublished: string | null | undefined,
  lastUpdated: string | null | undefined,
): ShownDates {
  const published = toLongDate(datePublished);
  const updated = toLongDate(lastUpdated);
  return { published, updated: updated === published ? null : updated };
}

/** Formatted dates; null is hidden. */
export interface ShownDates {
  readonly published: string | null;
  readonly updated: string | null;
}
