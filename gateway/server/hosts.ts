import { isLoopbackHost } from "../../addresses/requests/loopback-host.ts";

type HostCheck = (host: string | undefined) => boolean;

/** Builds the check whether a host is one that the settings name: that of `SITE_URL`, or one of `ALLOWED_HOSTS`. */
export function createNameCheck(siteHost: string, allowedHosts: readonly string[]): HostCheck {
  const named = new Set([siteHost, ...allowedHosts].map((host) => host.toLowerCase()));
  return (host) => host !== undefined && named.has(host.toLowerCase());
}

/**
 * Builds the check whether a `Host` belongs to this site: a named one, or a loopback name. It prevents DNS rebinding, where a foreign name leads to
 * this site.
 */
export function createHostCheck(isNamed: HostCheck): HostCheck {
  return (host) => host !== undefined && (isNamed(host) || isLoopbackHost(host));
}
