import type { Log } from "../log.ts";

/** A name may hold anything: what is no letter of ASCII is escaped, and only its beginning is repeated. */
const longestName = 100;
const pauseMs = 60_000;

/**
 * What whoever asks for another host is told: what was expected, and what to do. The name that came is in the log alone: no answer repeats the Host
 * header. The names of `ALLOWED_HOSTS` may be nobody else's business.
 */
export const misdirectedMessage = (siteHost: string): string =>
  `This server does not answer for the host of this request. It answers for ${siteHost}, the host of SITE_URL, and for the names in ALLOWED_HOSTS. ` +
  "If this is your server, set SITE_URL to the address of the site, or add this name to ALLOWED_HOSTS.";

/** Builds the log of such requests: one line a minute, because anybody can send them by the thousand. */
export const createMisdirectedLog = (
  log: Log,
  expected: readonly string[],
  now: () => number = Date.now,
): ((host: string | undefined) => void) => {
  let silentUntil = 0;
  let unlogged = 0;
  return (host) => {
    if (now() < silentUntil) {
      unlogged += 1;
      return;
    }
    log.warn(
      { host: quoted(host), expected, unlogged },
      "421: a request for a host that is not this site's. Set SITE_URL, or add the name to ALLOWED_HOSTS",
    );
    silentUntil = now() + pauseMs;
    unlogged = 0;
  };
};

const quoted = (host: string | undefined): string =>
  JSON.stringify((host ?? "").slice(0, longestName)).replaceAll(
    /[^\x20-\x7E]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
