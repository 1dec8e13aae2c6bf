import { say } from "../../words/say.ts";

/**
 * What is wrong with what stands in an e-mail field, the same in every form; null if nothing is. An address has a local part, an at sign, and a host name
 * with a dot. Only sending mail can show whether it exists.
 *
 * @example emailProblemOf("ada@example.org") // null
 */
export function emailProblemOf(text: string): string | null {
  if (text === "") return say("Please fill in this field.");
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text) ? null : say("Please enter a valid e-mail address.");
}
