import { longestAddress } from "./longest-address.ts";
import { normalisedPath } from "./normalised-path.ts";

/** Old paths and their targets, both root-absolute; keyed by the old path as written. */
export type Redirects = ReadonlyMap<string, string>;

/** Validates and resolves redirects. */
export interface RedirectRules {
  /** What is wrong with a redirect, given the others: what was expected, what was found, how to fix it. Null if valid. */
  readonly faultOf: (from: string) => string | null;
  /** The final target of an old path; null for a redirect loop or a redirect that does not stay within the site. */
  readonly endOf: (from: string) => string | null;
}

/** Rules for a set of redirects: each must lead directly to a path of this site, and none may loop. */
export function rulesOfRedirects(redirects: Redirects): RedirectRules {
  const followed = createFollowing(new Map([...redirects].map(([old, target]) => [normalisedPath(old), target])));
  return {
    faultOf: (from) => {
      const to = redirects.get(from) ?? "";
      if (!isOldAddress(from))
        return `expected an old address that begins with one slash and has no ?, # or space, got "${from}"`;
      if (standsForMany(from) || standsForMany(to))
        return `expected one address in place of "${standsForMany(from) ? from : to}": a line leads one address to another, and * and :name stand for nothing`;
      if (lengthOf(to) > longestAddress)
        return `expected a target of at most ${longestAddress} characters for "${from}", got ${lengthOf(to)}; shorten it`;
      if (!isPath(to))
        return `expected a path of this site that begins with one slash and has no ? or space, got "${to}"`;
      const end = followed(from);
      if (end === null) return `"${from}" redirects in a loop; remove one of the lines`;
      return end === to ? null : `"${to}" is an old address itself; redirect to "${end}" directly`;
    },
    endOf: (from) => {
      if (standsForMany(from)) return null;
      const end = isOldAddress(from) && isTarget(redirects.get(from) ?? "") ? followed(from) : null;
      return end !== null && isTarget(end) ? end : null;
    },
  };
}

/** Whether a text can be an old address: a root-absolute path without query and fragment. */
export function isOldAddress(from: string): boolean {
  return isPath(from) && from !== "/" && !from.includes("#");
}

function isPath(path: string): boolean {
  return /^\/(?!\/)[^?\s\\]*$/.test(path);
}

/** Whether a path is a pattern of another tool: `/old/*`, `/old/:slug`, `/old/:path*`. */
function standsForMany(path: string): boolean {
  return /\/(?:\*+|:[A-Za-z_]\w*[*+?]?|\(\.\*\))(?:[/#]|$)/.test(path);
}

function isTarget(path: string): boolean {
  return isPath(path) && !standsForMany(path) && lengthOf(path) <= longestAddress;
}

/** The length as sent: existing percent-encoding is not encoded twice. */
function lengthOf(path: string): number {
  return encodeURI(path.toWellFormed()).replaceAll("%25", "%").length;
}

/** Follows redirects to the final target; null for a loop. Each is followed once: a chain may be as long as the file. */
function createFollowing(targets: ReadonlyMap<string, string>): (from: string) => string | null {
  const ends = new Map<string, string | null>();
  return (from) => {
    const passed: string[] = [];
    let [at, path] = [from, normalisedPath(from)];
    for (let next = targets.get(path); next !== undefined && !ends.has(path); next = targets.get(path)) {
      // What leads back to a path whose end is being looked for has none.
      ends.set(path, null);
      passed.push(path);
      at = next;
      path = normalisedPath(at.split("#")[0] ?? "");
    }
    const end = ends.get(path);
    for (const one of passed) ends.set(one, end === undefined ? at : end);
    return end === undefined ? at : end;
  };
}
