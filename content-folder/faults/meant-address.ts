import { closestTo } from "./closest.ts";

const settings = ["$LOGIN_URL", "$CERTIFICATION_URL"];

/**
 * Where a link was meant to lead that is no target; null if nothing is near.
 *
 * @example meantTarget("http://example.com") // "https://example.com"
 * @example meantTarget("about") // "/about"
 */
export function meantTarget(given: string): string | null {
  if (given.startsWith("$")) return settings.find((one) => one.startsWith(given)) ?? closestTo(given, settings);
  const mail = meantEmail(given);
  if (mail !== null) return `mailto:${mail}`;
  const address = meantAddress(given);
  if (address !== null) return address;
  if (/^\/(?![/\\])/.test(given)) return given.replaceAll(/\s/g, "%20");
  const path = /^(?:\.?\/)?(?:pages\/)?([\w-]+(?:\/[\w-]+)*)(?:\.md|\.html)?\/?$/.exec(given)?.[1];
  return path === undefined ? null : `/${path}`;
}

/**
 * The `https:` address that was meant; null if a text is not nearly one.
 *
 * @example meantAddress("www.example.com/a") // "https://www.example.com/a"
 */
export function meantAddress(given: string): string | null {
  const [, scheme, rest = ""] = /^(https?:\/*|\/\/)?(.*)$/i.exec(given) ?? [];
  const isAddress = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(rest);
  const isFile = scheme === undefined && /\.(?:md|html?|ya?ml|svg|png)$/i.test(rest);
  return isAddress && !isFile ? `https://${rest}` : null;
}

/** The e-mail address in a text that is little more than one. */
export function meantEmail(given: string): string | null {
  return /^(?:mailto:)?\s*<?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>?$/i.exec(given)?.[1] ?? null;
}
