import { distanceOf } from "../texts/edit-distance.ts";

/** Whether a value clearly means no. */
export function isNo(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === "string" && /^(?:no|false|off|0)$/i.test(value.trim()));
}

/** Whether a text that cannot be read as fields may mark a draft. */
export function seemsToMarkDraft(text: string): boolean {
  const names = text.toLowerCase().match(/[a-z]{3,12}/g) ?? [];
  return names.some((name) => ofDrafts.has(name) || (name.length > 3 && distanceOf(name, "draft", 1) <= 1));
}

const ofDrafts = new Set([
  "publish",
  "publishat",
  "publishon",
  "published",
  "unpublished",
  "hidden",
  "unlisted",
  "wip",
]);
