/**
 * The day that was meant, where there is only one reading of it.
 *
 * @example meantDate("31.12.2026") // "2026-12-31"
 */
export function meantDate(given: string): string | null {
  const [first = "", second = "", third = ""] = given.split(/[-./]/);
  const [year, month, day] =
    first.length === 4 ? [first, second, third] : [third, ...monthAndDay(given, first, second)];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const read = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
}

/** Days before months stand between dots. Between slashes, only a number above 12 tells. */
function monthAndDay(given: string, first: string, second: string): readonly [month: string, day: string] {
  if (given.includes(".") || Number(first) > 12) return [second, first];
  return Number(second) > 12 || first === second ? [first, second] : ["", ""];
}

/**
 * The time that was meant, which lacks its seconds, its "T" or its offset: then it is read as UTC.
 *
 * @example meantTime("2027-01-01 09:00") // "2027-01-01T09:00:00Z"
 */
export function meantTime(given: string): string | null {
  const [, day, minutes = "", seconds = ":00", offset = "Z"] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(?:\.\d+)? ?([Zz]|[+-]\d\d:\d\d)?$/.exec(given) ?? [];
  const time = `${day}T${minutes}${seconds}${offset.toUpperCase()}`;
  return day === undefined || meantDate(day) !== day || Number.isNaN(Date.parse(time)) ? null : time;
}
