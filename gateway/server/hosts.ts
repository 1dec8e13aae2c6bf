/** Loopback names, which are never somebody else's. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Tells whether a `Host` is one of this site: that of `SITE_URL`, a loopback name, or one of `ALLOWED_HOSTS`. So nobody can
 * make this site answer under a name of theirs (DNS rebinding).
 */
export const createHostCheck = (
  siteUrl: string,
  allowedHosts: readonly string[],
): ((host: string | undefined) => boolean) => {
  const own = new Set([new URL(siteUrl).host, ...allowedHosts].map((host) => host.toLowerCase()));
  return (host) => host !== undefined && (own.has(host.toLowerCase()) || loopback.test(host));
};
