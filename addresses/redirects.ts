/** Old addresses and where they lead now, both root-absolute; by the old address as it was written. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * The one form of a root-absolute path: no trailing slash, every part encoded anew. What cannot be decoded stays as it came.
 *
 * @example normalisedPath("/blog/%61/") // "/blog/a"
 */
export const normalisedPath = (path: string): string => {
  const bare = path.replace(/(?<=.)\/+$/, "");
  try {
    return bare
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return bare;
  }
};

/** What is wrong with one redirect among others: what was expected, what came, what to do. Null: nothing is. */
export const faultOfRedirect = (from: string, redirects: Redirects): string | null => {
  const to = redirects[from] ?? "";
  if (!isPath(from) || from === "/" || from.includes("#"))
    return `expected an old address that begins with one slash and has no ?, # or space, got "${from}"`;
  if (!isPath(to)) return `expected a path of this site that begins with one slash and has no ? or space, got "${to}"`;
  const targets = new Map(Object.entries(redirects).map(([old, target]) => [normalisedPath(old), target]));
  const end = followed(from, targets);
  if (end === null) return `"${from}" leads round and never arrives; leave one of the lines out`;
  return end === to ? null : `"${to}" is an old address itself; lead to "${end}" at once`;
};

const isPath = (path: string): boolean => /^\/(?!\/)[^?\s\\]*$/.test(path);

/** Where an address leads in the end; null for one that leads round. */
const followed = (from: string, targets: ReadonlyMap<string, string>): string | null => {
  const seen = new Set([normalisedPath(from)]);
  let at = targets.get(normalisedPath(from)) ?? from;
  for (;;) {
    const path = normalisedPath(at.split("#")[0] ?? "");
    if (seen.has(path)) return null;
    seen.add(path);
    const next = targets.get(path);
    if (next === undefined) return at;
    at = next;
  }
};
