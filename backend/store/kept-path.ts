/** Beyond these the rarest are forgotten, so that nobody can fill the disk. */
export const maxPaths = 5_000;
const maxPathLength = 300;

/**
 * The path under which an address is counted; null for what nobody should read: addresses of mail, and numbers as long as those
 * of telephones and cards.
 *
 * @example toKeptPath("/article/gone/?from=mail") // "/article/gone"
 */
export function toKeptPath(path: string): string | null {
  const bare = (path.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, "");
  if (bare.length > maxPathLength || /\S(?:@|%40)\S/i.test(bare) || /\d(?:[.-]?\d){6,}/.test(bare)) return null;
  return bare;
}
