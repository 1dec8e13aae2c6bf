import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Headers that proxies add: a request with one of them is not this machine's own, even if its connection is (RFC 7239; RFC 9110, section 7.6.3). */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Whether a request comes from this machine: over loopback, and through no proxy. `address` is that of its connection. */
export function isOwnMachine(address: string, headers: IncomingHttpHeaders): boolean {
  return proxyHeaders.every((name) => headers[name] === undefined) && /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Whether a request carries a secret as its bearer token (RFC 6750); never if there is none. The comparison takes constant time, against timing attacks. */
export function bearsSecret({ authorization = "" }: IncomingHttpHeaders, secret: string | null): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(authorization)?.[1] ?? "");
  const expected = Buffer.from(secret ?? "");
  return given.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
}
