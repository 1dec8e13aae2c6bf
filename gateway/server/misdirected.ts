import type { Log } from "../log.ts";

/** A host name may hold anything: characters outside printable ASCII are escaped, and only the beginning is logged. */
const longestName = 100;
const pauseMs = 60_000;

/**
 * The response to a request for another host: what was expected, and what to do. The received name is only logged: no answer repeats the Host header.
 * The names in `ALLOWED_HOSTS` are not listed either: they may be confidential.
 */
export function misdirectedMessage(siteHost: string): string {
  return (
    `This server does not answer for the host of this request. It answers for ${siteHost}, the host of SITE_URL, and for the names in ALLOWED_HOSTS. ` +
    "If this is your server, set SITE_URL to the address of the site, or add this name to ALLOWED_HOSTS."
  );
}

/** Builds the log of such requests: at most one line a minute, because anyone can send thousands of them. */
export function createMisdirectedLog(
  log: Log,
  expected: readonly string[],
  now: () => number = Date.now,
): (host: string | undefined) => void {
  let silentUntil = 0;
  let unlogged = 0;
  return (host) => {
    if (now() < silentUntil) {
      unlogged += 1;
      return;
    }
    log.warn(
      { host: quoted(host), expected, unlogged },
      "421: a request named a host that is not this site's. Set SITE_URL, or add the name to ALLOWED_HOSTS",
    );
    silentUntil = now() + pauseMs;
    unlogged = 0;
  };
}

function quoted(host: string | undefined): string {
  return JSON.stringify((host ?? "").slice(0, longestName)).replaceAll(
    /[^\x20-\x7E]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
