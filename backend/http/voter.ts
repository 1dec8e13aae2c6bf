import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { networkOf } from "../../addresses/requests/visitor-network.ts";

/** Turns a visitor's address into a key that distinguishes visitors and cannot be reversed. Null for an invalid address. */
export type ToVoter = (address: string) => string | null;

/** Keys are an HMAC, so that addresses cannot be found by trying them all. */
export function createVoterKeys(secret: Buffer): ToVoter {
  return (address) => {
    const network = networkOf(address);
    return network === null ? null : createHmac("sha256", secret).update(network).digest("base64url");
  };
}

/**
 * Reads the secret from a file that only its owner can read; creates it if missing.
 *
 * @throws Error, when the file has no secret of 32 bytes, or cannot be read or made.
 */
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
