import { domainToASCII } from "node:url";
import { z } from "zod";
import { emailPattern } from "../../addresses/email-address.ts";

/** What is said of an address that is none. */
export const notAnEmail = "Please enter a valid e-mail address.";

const email = z.email({ pattern: emailPattern, error: notAnEmail });

/**
 * The e-mail address of every form, its host name in ASCII, as the calls of a backend have it. `tooLong`: what is said of one that no
 * mail server takes.
 */
export function emailAddress(tooLong = notAnEmail) {
  return z.string().trim().max(254, tooLong).pipe(email).transform(withAsciiHost).pipe(email);
}

/** A host name that has no ASCII form becomes empty, which is no address. */
function withAsciiHost(address: string): string {
  const host = address.indexOf("@") + 1;
  return `${address.slice(0, host)}${domainToASCII(address.slice(host))}`;
}
