/** The values of the placeholders in a title or description. */
export interface PlaceholderValues {
  /** The site's name. */
  readonly website: string;
  /** The title derived from the path. */
  readonly title: string;
}

/**
 * Replaces `$website` and `$title` in a title or description.
 *
 * @example fillPlaceholders("$website - Documentation", { website: "Acme", title: "Docs" }) // "Acme - Documentation"
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return hasPlaceholder(text)
    ? text.replace(/\$(website|title)\b/g, (_placeholder, name: keyof PlaceholderValues) => values[name])
    : text;
}

/** Whether a text contains a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return /\$(?:website|title)\b/.test(text);
}
