import { emailPattern } from "../../addresses/email-address.ts";
import { say } from "../../words/say.ts";

/**
 * What is wrong with what stands in an e-mail field, the same in every form; null if nothing is.
 *
 * @example emailProblemOf("ada@example.org") // null
 */
export function emailProblemOf(text: string): string | null {
  if (text === "") return say("Please fill in this field.");
  return emailPattern.test(text) ? null : say("Please enter a valid e-mail address.");
}
