import { longestAddress } from "./longest-address.ts";

/** Old addresses and where they lead now, both root-absolute; by the old address as it was written. */
export type Redirects = ReadonlyMap<string, string>;

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

/** How redirects are followed. */
export interface RedirectRules {
  /** What is wrong with one among the others: what was expected, what came, what to do. Null: nothing is. */
  readonly faultOf: (from: string) => string | null;
  /** Where an old address leads in the end; null for one that leads round, or that is no redirect within the site. */
  readonly endOf: (from: string) => string | null;
}

/** The rules of some redirects: each leads at once to a path of this site, and none leads round. */
export const rulesOfRedirects = (redirects: Redirects): RedirectRules => {
  const targets = new Map([...redirects].map(([old, target]) => [normalisedPath(old), target]));
  return {
    faultOf: (from) => {
      const to = redirects.get(from) ?? "";
      if (!isOldAddress(from))
        return `expected an old address that begins with one slash and has no ?, # or space, got "${from}"`;
      if (lengthOf(to) > longestAddress)
        return `expected an address of at most ${longestAddress} characters, got one of ${lengthOf(to)} where "${from}" leads; write a shorter one`;
      if (!isPath(to))
        return `expected a path of this site that begins with one slash and has no ? or space, got "${to}"`;
      const end = followed(from, targets);
      if (end === null) return `"${from}" leads round and never arrives; leave one of the lines out`;
      return end === to ? null : `"${to}" is an old address itself; lead to "${end}" at once`;
    },
    endOf: (from) => {
      const end = isOldAddress(from) && isTarget(redirects.get(from) ?? "") ? followed(from, targets) : null;
      return end !== null && isTarget(end) ? end : null;
    },
  };
};

const isOldAddress = (from: string): boolean => isPath(from) && from !== "/" && !from.includes("#");

const isPath = (path: string): boolean => /^\/(?!\/)[^?\s\\]*$/.test(path);

const isTarget = (path: string): boolean => isPath(path) && lengthOf(path) <= longestAddress;

/** As it is sent: what is encoded already stays as it is. */
const lengthOf = (path: string): number => encodeURI(path.toWellFormed()).replaceAll("%25", "%").length;

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
