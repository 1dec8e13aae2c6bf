/** Loopback names, which are never somebody else's. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

type HostCheck = (host: string | undefined) => boolean;

/** Tells whether a host is one that the settings name: that of `SITE_URL`, or one of `ALLOWED_HOSTS`. */
export const createNameCheck = (siteHost: string, allowedHosts: readonly string[]): HostCheck => {
  const named = new Set([siteHost, ...allowedHosts].map((host) => host.toLowerCase()));
  return (host) => host !== undefined && named.has(host.toLowerCase());
};

/**
 * Tells whether a `Host` is one of this site: a named one, or a loopback name. So nobody can make this site answer under a name of
 * theirs (DNS rebinding).
 */
export const createHostCheck =
  (isNamed: HostCheck): HostCheck =>
  (host) =>
    host !== undefined && (isNamed(host) || loopback.test(host));
