/**
 * How a language writes whole numbers and long dates, as data. `Intl` would do it in the browser too, but takes longer to set up than a page to
 * hydrate: 25 ms for numbers and as much for dates on a machine of today.
 */
export interface Writing {
  /** Its digits from zero to nine. */
  readonly digits: readonly string[];
  /** What stands between groups of three digits. */
  readonly group: string;
  /** The least number of digits that are grouped. */
  readonly groupedFrom: number;
  /** A long date with `{day}`, `{month}` and `{year}` in their places. */
  readonly date: string;
  readonly months: readonly string[];
}

/** Writes a safe integer. */
export function writeNumber({ digits, group, groupedFrom }: Writing, number: number): string {
  const plain = String(Math.abs(number));
  const grouped = plain.length < groupedFrom ? [plain] : plain.split(/(?=(?:\d{3})+$)/);
  return (number < 0 ? "-" : "") + grouped.map((part) => inDigits(digits, part)).join(group);
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
