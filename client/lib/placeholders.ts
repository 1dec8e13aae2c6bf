/** What the placeholders of a title or description stand for. */
export interface PlaceholderValues {
  /** The site's name. */
  readonly website: string;
  /** The title that the path gives. */
  readonly title: string;
}

/**
 * Replaces `$website` and `$title` in a title or description.
 *
 * @example fillPlaceholders("$website - Documentation", { website: "Domainlens", title: "Docs" }) // "Domainlens - Documentation"
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(/\$(website|title)\b/g, (_placeholder, name: keyof PlaceholderValues) => values[name]);
