import { isIP, isIPv4 } from "node:net";

/**
 * The network of a household, by which votes and allowances are counted: an IPv4 address, or the first half (/64) of an IPv6 address. Null for what is no
 * IP address.
 *
 * @example networkOf("2001:DB8::1") // "2001:db8:0:0"
 * @example networkOf("::ffff:c000:201") // "192.0.2.1"
 */
export function networkOf(address: string): string | null {
  const bare = address.trim().split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (isIP(bare) !== 6) return null;
  const groups = groupsOf(bare);
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
