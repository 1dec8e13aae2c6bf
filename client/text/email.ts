/**
 * Whether a text may be an e-mail address: a local part, an at sign, and a host name with a dot. Only sending mail can show whether it exists.
 *
 * @example looksLikeEmail("ada@example.org") // true
 */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
