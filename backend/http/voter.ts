import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP, isIPv4 } from "node:net";
import { dirname } from "node:path";

/** Turns a visitor's address into a key that tells visitors apart and cannot be turned back. Null for what is no address. */
export type ToVoter = (address: string) => string | null;

/** Keys under a secret, so that nobody can find an address by trying them all. */
export function createVoterKeys(secret: Buffer): ToVoter {
  return (address) => {
    const network = networkOf(address);
    return network === null ? null : createHmac("sha256", secret).update(network).digest("base64url");
  };
}

/** The secret in a file that only its owner can read; made when it is not there. */
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
      `The secret ${file} has ${secret.length} bytes, expected 32. Remove the file to have a new one made.`,
    );
  return secret;
}

/**
 * What one household has in common: the address itself, of an IPv6 address the first half.
 *
 * @example networkOf("::ffff:192.0.2.1") // "192.0.2.1"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0"
 */
export function networkOf(address: string): string | null {
  const bare = address.trim().split("%")[0] ?? "";
  if (isIPv4(bare)) return bare;
  if (isIP(bare) !== 6) return null;
  // The URL parser writes every spelling of an address the same way.
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
