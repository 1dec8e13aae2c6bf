import type { z } from "zod";
import { closestTo } from "./closest.ts";
import { show } from "../fields.ts";

/**
 * Says in a message "expected …" what was found in its place, and the nearest right value, where it does not say so itself.
 *
 * @example withFound("expected flat or folders", issue, "folder") // 'expected flat or folders, got "folder". Did you mean "folders"?'
 */
export function withFound(message: string, issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || !message.startsWith("expected") || /\b(?:got|Did you mean)\b/.test(message))
    return message;
  const bound = boundOf(issue);
  const meant = bound === null ? meantBy(issue, value) : null;
  const nearest = bound === null ? "" : `. The nearest is ${bound}`;
  return `${message}, got ${foundIn(issue, value)}${meant === null ? nearest : `. Did you mean ${meant}?`}`;
}

/** The nearest number within the limits, of one that is outside. */
function boundOf(issue: z.core.$ZodIssue): number | null {
  const bound = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : null;
  return typeof bound === "number" && "origin" in issue && /^(?:number|int)$/.test(issue.origin) ? bound : null;
}

/** Of what is too long, its length is enough. */
function foundIn({ code }: z.core.$ZodIssue, value: unknown): string {
  const isMeasured = code === "too_big" && (typeof value === "string" || Array.isArray(value));
  return isMeasured ? String(value.length) : show(value);
}

const asTrueOrFalse: ReadonlyMap<string, string> = new Map([
  ["yes", "true"],
  ["on", "true"],
  ["no", "false"],
  ["off", "false"],
]);

function meantBy(issue: z.core.$ZodIssue, value: unknown): string | null {
  if (typeof value !== "string") return null;
  const meant = closestTo(value, valuesOf(issue));
  if (meant !== null) return `"${meant}"`;
  if (issue.code !== "invalid_type") return null;
  if (/^(?:number|int)$/.test(issue.expected)) return /^\d+(?:\.\d+)?$/.test(value) ? `${value} without quotes` : null;
  if (issue.expected !== "boolean") return null;
  const word = value.trim().toLowerCase();
  return word === "true" || word === "false" ? `${word} without quotes` : (asTrueOrFalse.get(word) ?? null);
}

/** The values that would be right, where an issue names them. */
function valuesOf(issue: z.core.$ZodIssue): readonly string[] {
  const values = issue.code === "invalid_value" ? issue.values : "options" in issue ? issue.options : [];
  return Array.isArray(values) ? values.filter((one) => typeof one === "string") : [];
}
