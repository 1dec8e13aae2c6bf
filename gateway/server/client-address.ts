import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";

/** `TRUST_PROXY`: the number of proxies before the gateway, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

/**
 * Builds what finds the address of a request's visitor: the nearest one in `X-Forwarded-For` that is not of a trusted proxy. What the
 * visitor put before it is not believed. Null for what is no address.
 */
export const createAddressOf = (trusted: TrustedProxies): ((request: IncomingMessage) => string | null) => {
  const isProxy = createProxyCheck(trusted);
  return ({ socket, headers }) => {
    const forwarded = String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .filter((hop) => hop.trim() !== "");
    const hops = [socket.remoteAddress ?? "", ...forwarded.toReversed()].map(addressIn);
    const visitor = hops.find((hop, index) => !isProxy(hop, index)) ?? hops.at(-1) ?? "";
    return isIP(visitor) === 0 ? null : visitor;
  };
};

/**
 * The address of a hop, which some proxies write with a port, and an interface of the machine may stand behind.
 *
 * @example addressIn("192.0.2.1:5678") // "192.0.2.1"
 * @example addressIn("[2001:db8::1]:443") // "2001:db8::1"
 */
const addressIn = (hop: string): string => {
  const bare = hop.trim().replaceAll(/^"|"$/g, "");
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare;
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
};

const createProxyCheck = (trusted: TrustedProxies): ((address: string, index: number) => boolean) => {
  if (typeof trusted === "number") return (_address, index) => index < trusted;
  const proxies = new BlockList();
  for (const proxy of trusted) {
    const [address = "", bits] = proxy.split("/");
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
};

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv4(address) ? "ipv4" : "ipv6");

/**
 * What one household has in common: an IPv4 address, or the first half of an IPv6 address.
 *
 * @example networkOf("2001:DB8::1") // "2001:db8:0:0"
 * @example networkOf("::ffff:c000:201") // "192.0.2.1"
 */
export const networkOf = (ip: string): string => {
  if (isIPv4(ip)) return ip;
  const groups = groupsOf(ip.split("%", 1)[0] ?? ip);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? groups.slice(6).flatMap(bytesOf).join(".") : groups.slice(0, 4).join(":");
};

/** The eight groups of an IPv6 address. The URL parser writes every spelling of one in the same way. */
const groupsOf = (ip: string): readonly string[] => {
  const [head = "", tail = ""] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
};

const bytesOf = (group: string): readonly number[] => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 0xff];
};
