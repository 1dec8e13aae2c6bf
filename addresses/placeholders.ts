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
  hasPlaceholder(text)
    ? text.replace(/\$(website|title)\b/g, (_placeholder, name: keyof PlaceholderValues) => values[name])
    : text;

/** Whether there is something to replace. */
export const hasPlaceholder = (text: string): boolean => /\$(?:website|title)\b/.test(text);
