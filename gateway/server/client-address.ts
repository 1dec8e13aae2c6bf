import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";

/** `TRUST_PROXY`: the number of proxies in front of the gateway, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/**
 * Returns a function that finds the IP address of a request's visitor: the nearest one in `X-Forwarded-For` that is not a trusted proxy's. Entries
 * before it may be forged, and are ignored. Null if it is not an IP address.
 */
export function createAddressOf(trusted: TrustedProxies): (request: IncomingMessage) => string | null {
  const isProxy = createProxyCheck(trusted);
  return ({ socket, headers }) => {
    const forwarded = String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .filter((hop) => hop.trim() !== "");
    const hops = [socket.remoteAddress ?? "", ...forwarded.toReversed()].map(addressIn);
    const visitor = hops.find((hop, index) => !isProxy(hop, index)) ?? hops.at(-1) ?? "";
    return isIP(visitor) === 0 ? null : visitor;
  };
}

/**
 * The IP address of a hop, without the port that some proxies add and without the zone of an IPv6 address.
 *
 * @example addressIn("192.0.2.1:5678") // "192.0.2.1"
 * @example addressIn("[2001:db8::1]:443") // "2001:db8::1"
 */
function addressIn(hop: string): string {
  const bare = hop.trim().replaceAll(/^"|"$/g, "");
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

function createProxyCheck(trusted: TrustedProxies): (address: string, index: number) => boolean {
  if (typeof trusted === "number") return (_address, index) => index < trusted;
  const proxies = new BlockList();
  for (const proxy of trusted) {
    const [address = "", bits] = proxy.split("/");
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}
