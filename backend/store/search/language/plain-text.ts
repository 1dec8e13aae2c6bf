/** A text without placeholders such as $website, which are no words of its author. */
export function plainText(text: string | null): string {
  return (text ?? "").replaceAll(/\$(?:website|title)\b/g, " ");
}
