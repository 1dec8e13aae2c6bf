import type { Value } from "../settings/value.ts";

/**
 * A date as ours are written, on every machine the same: one without a zone is of UTC. Null if it is none.
 *
 * @example dateIn("2024-05-06 07:08") // "2024-05-06T07:08:00Z"
 */
export function dateIn(value: Value): string | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.0+)?Z)?$/.exec(text) ?? [];
  if (day !== undefined) return isDay(day) ? day : null;
  if (!/(?<!\d)\d{4}(?!\d)/.test(text)) return null;
  const time = Date.parse(hasZone.test(text) ? text : `${text.replace(/(?<=\d)T(?=\d)/, " ")} UTC`);
  if (Number.isNaN(time)) return null;
  const written = new Date(time).toISOString().replace(/\.\d{3}Z$/, "Z");
  return text.includes(":") ? written : written.slice(0, 10);
}

const hasZone =
  /(?:Z|:\d{2}(?:\.\d+)?\s*[+-]\d{2}:?(?:\d{2})?|\b(?:UTC?|GMT(?:[+-]\d{1,4})?|[ECMP][SD]T))(?:\s*\([^()]*\))?$/i;

/** Whether a month has such a day: 31 February would be one in March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
