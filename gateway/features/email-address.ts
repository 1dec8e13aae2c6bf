import { z } from "zod";

/** What is said of an address that is none. */
export const notAnEmail = "Please enter a valid e-mail address.";

/** The e-mail address of every form. `tooLong`: what is said of one that no mail server takes. */
export function emailAddress(tooLong = notAnEmail) {
  return z.string().trim().max(254, tooLong).pipe(z.email(notAnEmail));
}
