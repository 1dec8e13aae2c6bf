import { sayCount } from "../../words/say.ts";

/**
 * The author's document count as the list of authors shows it: the number in their role. A role with no number, or with
 * several, cannot mean a count; `documentCount` is used instead.
 *
 * @example publishedCount("Writer of 14 posts", 3) // 14
 */
export function publishedCount(role: string | null, documentCount: number): number {
  const groups = role?.match(/\d+/g) ?? [];
  return groups.length === 1 ? Number(groups[0]) : documentCount;
}

/**
 * The author's post count and last date as the docs reader shows them; the date is the part before the "T".
 *
 * @example postsLabel(14, "2026-11-10T08:30:00Z") // "14 Posts · 2026-11-10"
 */
export function postsLabel(count: number, lastPublished: string | null): string {
  const posts = sayCount(count, "1 Post", "{count} Posts");
  const date = lastPublished?.split("T")[0];
  return date ? `${posts} · ${date}` : posts;
}

/**
 * The initials of an author without a picture: of the first and the last word of the name.
 *
 * @example initialsOf("Mei-Lin Arce") // "MA"
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en-US") ?? "")
    .join("");
}
