import type { Entry } from "./entry.ts";

/** How long caches before us may go on with an old copy, in seconds. */
const staleWhileRevalidateSeconds = 60;
const longestSharedSeconds = 24 * 60 * 60;

/** What has no end here, because only the operator changes it, is known to be old here alone. */
const endlessFreshSeconds = 60;

/**
 * What caches may do with an answer. Browsers ask every time and mostly get a 304; a CDN keeps it as long as it is fresh here, and
 * may use an old copy for a moment while it asks, or longer while we fail (RFC 5861).
 */
export const cacheControlOf = ({ answer, freshUntil, usableUntil }: Entry, stored: boolean, now: number): string => {
  const own = answer.headers["cache-control"];
  if (own !== undefined) return own;
  if (!stored || answer.status !== 200) return "no-store";
  const freshSeconds = freshUntil === Number.POSITIVE_INFINITY ? endlessFreshSeconds : secondsUntil(freshUntil, now);
  const usableSeconds = secondsUntil(usableUntil, now);
  return (
    `public, max-age=0, must-revalidate, s-maxage=${freshSeconds}, ` +
    `stale-while-revalidate=${Math.min(staleWhileRevalidateSeconds, usableSeconds)}, stale-if-error=${usableSeconds}`
  );
};

const secondsUntil = (time: number, now: number): number =>
  Math.min(longestSharedSeconds, Math.max(0, Math.floor((time - now) / 1_000)));
