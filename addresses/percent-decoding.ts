/** Percent-decodes a part of a URL; null if the encoding is invalid. */
export function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Percent-decodes a part of a URL; returns it unchanged if the encoding is invalid. */
export function percentDecoded(text: string): string {
  return decodedOrNull(text) ?? text;
}

/**
 * Percent-decodes a whole address, but for the characters that divide one (`%2F`, `%3F`, `%23`); null if the encoding is invalid.
 *
 * @example decodedAddress("/gr%C3%B6%C3%9Fe/a%2Fb") // "/größe/a%2Fb"
 */
export function decodedAddress(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}
