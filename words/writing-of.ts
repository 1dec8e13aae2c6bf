import { writeDate, writeNumber } from "./writing.ts";
import type { Writing } from "./writing.ts";

/** Numbers and days on which a way of writing is held against `Intl`. */
const numbers = [0, 0.5, 4.25, 7, 10, 999, 1_234.5, 1_000, 9_999, 12_345, 100_000, 1_234_567, 20_000_000];
const someDay = Date.UTC(2024, 10, 25);
const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** How a language writes, as `Intl` knows it; null where this takes more than `Writing` says, such as another calendar or other groups of digits. */
export function writingOf(language: string): Writing | null {
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const monthOf = (month: number): string => partOf(date.formatToParts(Date.UTC(2024, month, 25)), "month");
  const writing: Writing = {
    digits: Array.from({ length: 10 }, (_, digit) => number.format(digit)),
    group: partOf(number.formatToParts(1_234_567), "group"),
    decimal: partOf(number.formatToParts(1.5), "decimal"),
    groupedFrom: number.formatToParts(1_234).some(({ type }) => type === "group") ? 4 : 5,
    // Of a day whose parts all differ. The literal parts are not always those that `format` writes.
    date: date
      .formatToParts(someDay)
      .filter(({ type }) => type !== "literal")
      .reduce((text, { type, value }) => text.replace(value, `{${type}}`), date.format(someDay)),
    months: Array.from({ length: 12 }, (_, month) => monthOf(month)),
  };
  const isTrue =
    numbers.every((one) => writeNumber(writing, one) === number.format(one)) &&
    days.every((day) => writeDate(writing, day) === date.format(day));
  return isTrue ? writing : null;
}

function partOf(parts: readonly { readonly type: string; readonly value: string }[], type: string): string {
  return parts.find((part) => part.type === type)?.value ?? "";
}
