import { isLoopbackHost } from "../../addresses/requests/loopback-host.ts";

type HostCheck = (host: string | undefined) => boolean;

const portOfScheme: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/**
 * Builds the check whether a host is one that the settings name: that of `SITE_URL`, or one of `ALLOWED_HOSTS`, which may be meant for http and for
 * https. A default port, and the dot at the end of a full name, may be there or not (RFC 9110, section 4.2.3).
 */
export function createNameCheck(siteUrl: string, allowedHosts: readonly string[]): HostCheck {
  const { host: siteHost, protocol } = new URL(siteUrl);
  const named = new Set([
    ...formsOf(siteHost, [portOfScheme[protocol] ?? ""]),
    ...allowedHosts.flatMap((host) => formsOf(host, Object.values(portOfScheme))),
  ]);
  return (host) => host !== undefined && named.has(host.toLowerCase());
}

/** @example formsOf("docs.example", ["443"]) // ["docs.example", "docs.example.", "docs.example:", "docs.example.:", "docs.example:443", …] */
function formsOf(host: string, defaultPorts: readonly string[]): readonly string[] {
  const [, name = "", port = ""] = /^(.*?)\.?(?::(\d*))?$/.exec(host.toLowerCase()) ?? [];
  const defaults = port === "" ? defaultPorts : defaultPorts.filter((one) => one === port);
  const endings = defaults.length > 0 ? ["", ":", ...defaults.map((one) => `:${one}`)] : [`:${port}`];
  return endings.flatMap((ending) => [`${name}${ending}`, `${name}.${ending}`]);
}

/**
 * Builds the check whether a `Host` belongs to this site: a named one, or a loopback name. It prevents DNS rebinding, where a foreign name leads to
 * this site.
 */
export function createHostCheck(isNamed: HostCheck): HostCheck {
  return (host) => host !== undefined && (isNamed(host) || isLoopbackHost(host));
}
