/** Written out, because the platform's own formatter takes longer to set up than the rest of a page to take over. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * Writes a date in long US form, in UTC: a date means the same day for every reader. Null for a missing or invalid one, which
 * is then hidden.
 *
 * @example toLongDate("2026-03-04T00:00:00Z") // "March 4, 2026"
 */
export const toLongDate = (iso: string | null | undefined): string | null => {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime())
    ? null
    : `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};

/** The dates of a document as they are shown: an update on the day of publication is none. */
export const toShownDates = (
  datePublished: string | null | undefined,
  lastUpdated: string | null | undefined,
): ShownDates => {
  const published = toLongDate(datePublished);
  const updated = toLongDate(lastUpdated);
  return { published, updated: updated === published ? null : updated };
};

/** Dates in words; null is not shown. */
export interface ShownDates {
  readonly published: string | null;
  readonly updated: string | null;
}
