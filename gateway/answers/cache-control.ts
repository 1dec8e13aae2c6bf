import type { Entry } from "./entry.ts";

/** How long caches in front of the gateway may serve a stale copy while they revalidate, in seconds. */
const staleWhileRevalidateSeconds = 60;
const longestSharedSeconds = 24 * 60 * 60;

/** For answers without expiry: only the operator changes them, and the purge does not reach caches in front of the gateway. */
const endlessFreshSeconds = 60;

/**
 * The `Cache-Control` of an answer. Browsers revalidate every time and mostly get a 304; a CDN keeps it as long as it is fresh here, and may serve a
 * stale copy briefly while it revalidates, or longer while the gateway fails (RFC 5861).
 */
export function cacheControlOf({ answer, freshUntil, usableUntil }: Entry, stored: boolean, now: number): string {
  const own = answer.headers["cache-control"];
  if (own !== undefined) return own;
  if (!stored || answer.status !== 200) return "no-store";
  const freshSeconds = freshUntil === Number.POSITIVE_INFINITY ? endlessFreshSeconds : secondsUntil(freshUntil, now);
  const usableSeconds = secondsUntil(usableUntil, now);
  return (
    `public, max-age=0, must-revalidate, s-maxage=${freshSeconds}, ` +
    `stale-while-revalidate=${Math.min(staleWhileRevalidateSeconds, usableSeconds)}, stale-if-error=${usableSeconds}`
  );
}

function secondsUntil(time: number, now: number): number {
  return Math.min(longestSharedSeconds, Math.max(0, Math.floor((time - now) / 1_000)));
}
