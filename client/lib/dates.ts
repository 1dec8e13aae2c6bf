/** Long US form, in UTC: a date means the same day for every reader, and the server and the browser write the same words. */
const longUsDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Writes a date in long US form; null for a missing or invalid one, which is then hidden.
 *
 * @example toLongDate("2026-03-04T00:00:00Z") // "March 4, 2026"
 */
export const toLongDate = (iso: string | null | undefined): string | null => {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : longUsDate.format(date);
};

/** The dates of a document as they are shown: an update on the day of publication is none. */
export const toShownDates = (datePublished: string | null | undefined, lastUpdated: string | null | undefined): ShownDates => {
  const published = toLongDate(datePublished);
  const updated = toLongDate(lastUpdated);
  return { published, updated: updated === published ? null : updated };
};

/** Dates in words; null is not shown. */
export interface ShownDates {
  readonly published: string | null;
  readonly updated: string | null;
}
