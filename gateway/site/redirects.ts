import { normalisedPath } from "../../addresses/normalised-path.ts";

const fileEnding = /\.(?:md|json)$/i;

/**
 * Where an old address leads now; null if it is not redirected. The document's `.md` and `.json` files are redirected with it.
 *
 * @example findRedirect(redirects, "/article/old.md") // "/article/new.md"
 */
export function findRedirect(redirects: ReadonlyMap<string, string>, path: string): string | null {
  if (redirects.size === 0) return null;
  const asked = normalisedPath(path);
  const to = redirects.get(asked);
  if (to !== undefined) return to;
  const ending = fileEnding.exec(asked)?.[0];
  const file = ending === undefined ? undefined : redirects.get(asked.slice(0, -ending.length));
  return file === undefined || file.includes("#") ? null : `${file}${ending?.toLowerCase() ?? ""}`;
}
