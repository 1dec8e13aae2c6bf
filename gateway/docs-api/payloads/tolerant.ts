/**
 * Parsers that tolerate bad data. The contract names the fields of an answer, but backends leave fields out, send null or
 * the wrong type: an invalid field counts as absent, and one bad item in a list does not cost the others.
 */
import { z } from "zod";

/** The most characters of a title, a name or a description: a page repeats them in many places, and none has more by intent. */
const shortTextMax = 2_000;

/** A text that is not blank. */
export const requiredText = z.string().trim().min(1);

/** A short text that is not blank, such as a name. */
export const requiredShortText = requiredText.transform(cutShort);

/** A text that may be missing: null for a blank one and for anything that is not a text. */
export const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (text === null || text === undefined || text.trim() === "" ? null : text));

/** A short text that may be missing, such as a description: like a title, without the spaces around it. */
export const optionalShortText = optionalText.transform((text) => text && cutShort(text.trim()));

function cutShort(text: string): string {
  return text.length <= shortTextMax ? text : `${text.slice(0, shortTextMax - 1).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}

/** An id that may be missing. Some stores use numbers as ids. */
export const optionalId = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((id) => (id === null || id === undefined || id === "" ? null : String(id)));

/** The largest count that the gateway's answers can hold: GraphQL's Int has 32 bits. */
export const countMax = 2_147_483_647;

/** The sum of counts, at most `countMax`. */
export function totalOf(counts: readonly number[]): number {
  return Math.min(
    countMax,
    counts.reduce((total, count) => total + count, 0),
  );
}

/** A whole number of 0 or more, which may be missing or written as text. One above `countMax` counts as missing. */
export const optionalCount = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((given) => {
    const count = numberOf(given);
    return count === null || count < 0 || count > countMax ? null : Math.floor(count);
  });

/** A flag that may be missing. */
export const optionalFlag = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((flag) => flag ?? null);

/** A date that may be missing, as {@link toIsoDate} writes it. */
export const optionalDate = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => toIsoDate(text ?? ""));

/** A date that may be missing, in UTC or with the offset that it is written with, which says its day: for what shows the day alone. */
export const optionalDateAsWritten = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => (toIsoDate(text ?? "") === null ? null : withSeconds(text ?? "")));

/** A list that may be missing; items that do not parse are left out, and all after so many of these: they cost more than others. */
export function listOf<Item extends z.ZodType>(item: Item, itemsMax = Infinity) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) => parsedItems(item, items ?? [], itemsMax));
}

/** A list that must be present, though it may be null or contain bad items: an answer without it is no answer to the call, and must not replace one. */
export function sentListOf<Item extends z.ZodType>(item: Item) {
  const items = listOf(item);
  return z
    .array(z.unknown())
    .nullable()
    .transform((sent) => items.parse(sent));
}

/**
 * A list of parts of one thing, such as the tags of a document. Pages show all of them, and nobody reads more than so many: what comes after them is left
 * out, since a page of any length would hold up everybody while it is rendered.
 */
export function partsOf<Item extends z.ZodType>(item: Item) {
  return listOf(item, partsMax);
}

const partsMax = 100;

const badItemsMax = 1_000;

function parsedItems<Item extends z.ZodType>(
  item: Item,
  items: readonly unknown[],
  itemsMax: number,
): readonly Exclude<z.output<Item>, null>[] {
  const nullable = item.nullable().catch(null);
  const parsed: Exclude<z.output<Item>, null>[] = [];
  let bad = 0;
  for (const one of items) {
    if (parsed.length >= itemsMax) break;
    const read = nullable.parse(one);
    if (isPresent(read)) parsed.push(read);
    else if ((bad += 1) > badItemsMax) break;
  }
  return parsed;
}

function isPresent<T>(value: T): value is Exclude<T, null> {
  return value !== null;
}

/** The finite number that a value is or spells out; null for anything else. */
export function numberOf(given: string | number | null | undefined): number | null {
  if (given === null || given === undefined) return null;
  if (typeof given === "string" && given.trim() === "") return null;
  const number = Number(given);
  return Number.isFinite(number) ? number : null;
}

const isoDate =
  /^(?<day>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?)?$/iu;

/**
 * The date in a text, in UTC and without fractions; null when there is none. Only ISO 8601 counts, because other forms mean
 * different days to different readers, and a time without a zone is UTC. Days that do not exist (30 February) are rejected,
 * though `Date` would move them into March.
 *
 * @example toIsoDate("2026-03-04") // "2026-03-04T00:00:00Z"
 */
function toIsoDate(text: string): string | null {
  const { day, time = "00:00", zone = "Z" } = isoDate.exec(text.trim())?.groups ?? {};
  if (day === undefined || !isCalendarDay(day)) return null;
  const moment = new Date(`${day}T${time}${withMinutes(zone)}`);
  const isKnown = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0 && moment.getUTCFullYear() < 10_000;
  return isKnown ? `${moment.toISOString().slice(0, 19)}Z` : null;
}

/** A date that {@link toIsoDate} takes, with a time in seconds and a zone. */
function withSeconds(text: string): string {
  const { day, time = "00:00", zone = "Z" } = isoDate.exec(text.trim())?.groups ?? {};
  return `${day}T${`${time}:00`.slice(0, 8)}${withMinutes(zone)}`;
}

/** A zone of hours alone with its minutes, which `Date` needs: PostgreSQL writes `+00`. */
function withMinutes(zone: string): string {
  return /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.toUpperCase();
}

function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
