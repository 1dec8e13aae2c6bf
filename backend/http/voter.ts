import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP, isIPv4 } from "node:net";
import { dirname } from "node:path";

/** Turns a visitor's address into a key that distinguishes visitors and cannot be reversed. Null for an invalid address. */
export type ToVoter = (address: string) => string | null;

/** Keys are an HMAC, so that addresses cannot be found by trying them all. */
export function createVoterKeys(secret: Buffer): ToVoter {
  return (address) => {
    const network = networkOf(address);
    return network === null ? null : createHmac("sha256", secret).update(network).digest("base64url");
  };
}

/** Reads the secret from a file that only its owner can read; creates it if missing. */
export function readSecret(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  chmodSync(file, 0o600);
  const secret = readFileSync(file);
  if (secret.length !== 32)
    throw new Error(
      `Expected 32 bytes in the secret ${file}, got ${secret.length}. Remove the file to create a new secret.`,
    );
  return secret;
}

/**
 * The network of a household: an IPv4 address, or the first half (/64) of an IPv6 address.
 *
 * @example networkOf("::ffff:192.0.2.1") // "192.0.2.1"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0"
 */
export function networkOf(address: string): string | null {
  const bare = address.trim().split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (isIP(bare) !== 6) return null;
  // The URL parser normalises every spelling of an address.
  const groups = expand(new URL(`http://[${bare}]`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!isMapped) return groups.slice(0, 4).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join(".");
}

function expand(address: string): string[] {
  const [before = "", after] = address.split("::");
  const head = before === "" ? [] : before.split(":");
  if (after === undefined) return head;
  const tail = after === "" ? [] : after.split(":");
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail];
}
