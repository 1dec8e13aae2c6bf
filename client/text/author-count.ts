/**
 * How many documents an author has published, as the list of authors shows it: the digits of the role. Where the role
 * has none, or several groups of digits, it cannot mean a count: then the counted number.
 *
 * @example publishedCount("Writer of 14 posts", 3) // 14
 */
export const publishedCount = (role: string | null, documentCount: number): number => {
  const groups = role?.match(/\d+/g) ?? [];
  return groups.length === 1 ? Number(groups[0]) : documentCount;
};

/**
 * How much an author has published, as the docs reader shows it; the date is the part before the "T".
 *
 * @example postsLabel(14, "2026-11-10T08:30:00Z") // "14 Posts · 2026-11-10"
 */
export const postsLabel = (count: number, lastPublished: string | null): string => {
  const posts = count === 1 ? "1 Post" : `${count} Posts`;
  const date = lastPublished?.split("T")[0];
  return date ? `${posts} · ${date}` : posts;
};

/**
 * The letters of an author without a picture: of the first and the last name.
 *
 * @example initialsOf("Mei-Lin Arce") // "MA"
 */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en-US") ?? "")
    .join("");
};
