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

/**
 * The network of one household: an IPv4 address, or the first half (/64) of an IPv6 address.
 *
 * @example networkOf("2001:DB8::1") // "2001:db8:0:0"
 * @example networkOf("::ffff:c000:201") // "192.0.2.1"
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  const groups = groupsOf(ip.split("%", 1)[0] ?? ip);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? groups.slice(6).flatMap(bytesOf).join(".") : groups.slice(0, 4).join(":");
}

/** The eight groups of an IPv6 address, whose spelling the URL parser normalises. */
function groupsOf(ip: string): readonly string[] {
  const [head = "", tail = ""] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

function bytesOf(group: string): readonly number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 0xff];
}
