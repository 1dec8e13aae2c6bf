/**
 * How a language writes numbers and long dates, as data. `Intl` would do it in the browser too, but takes longer to set up than a page to
 * hydrate: 25 ms for numbers and as much for dates on a machine of today.
 */
export interface Writing {
  /** Its digits from zero to nine. */
  readonly digits: readonly string[];
  /** What stands between groups of three digits. */
  readonly group: string;
  /** What stands before a fraction. */
  readonly decimal: string;
  /** The least number of digits that are grouped. */
  readonly groupedFrom: number;
  /** A long date with `{day}`, `{month}` and `{year}` in their places. */
  readonly date: string;
  readonly months: readonly string[];
}

/** Writes a number that is not negative, with at most three digits of a fraction. */
export function writeNumber({ digits, group, decimal, groupedFrom }: Writing, number: number): string {
  const [whole = "", fraction] = String(Math.round(number * 1e3) / 1e3).split(".");
  const groups = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return inDigits(digits, fraction === undefined ? groups : groups + decimal + fraction);
}

/** Writes a date in long form, in UTC. */
export function writeDate({ digits, date, months }: Writing, day: Date): string {
  return date
    .replace("{day}", inDigits(digits, String(day.getUTCDate())))
    .replace("{year}", inDigits(digits, String(day.getUTCFullYear())))
    .replace("{month}", months[day.getUTCMonth()] ?? "");
}

function inDigits(digits: readonly string[], plain: string): string {
  return plain.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
