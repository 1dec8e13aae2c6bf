import { withoutTrailingSlash } from "../../addresses/normalised-path.ts";

const maxPathLength = 300;

/**
 * The path under which an address is counted; null if it is too long or may contain personal data: e-mail addresses, or numbers as long as phone or
 * card numbers.
 *
 * @example toKeptPath("/article/gone/?from=mail") // "/article/gone"
 */
export function toKeptPath(path: string): string | null {
  const bare = withoutTrailingSlash(path.split(/[?#]/)[0] ?? "");
  if (bare.length > maxPathLength || /\S(?:@|%40)\S/i.test(bare) || /\d(?:[.-]?\d){6,}/.test(bare)) return null;
  return bare;
}
