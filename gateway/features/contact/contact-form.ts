import { z } from "zod";
import type { ContactFields } from "../../docs-api/calls/contact.ts";
import type { ContactInput, FieldProblem } from "../../generated/schema.ts";
import { emailAddress } from "../email-address.ts";
import { english, heardIn, sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";

const tooLong = "Please use at most {count} characters.";

function required(max: number) {
  return z.string().trim().min(1, "Please fill in this field.").max(max, tooLong);
}
function optional(max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .nullish()
    .transform((value) => value || null);
}

const Country = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value || null);

/** The contact form: lengths as in the limits, required fields as in the decisions, section 5. */
const ContactForm = z.object({
  firstName: required(100),
  lastName: required(100),
  company: optional(200),
  email: emailAddress(tooLong),
  country: Country,
  phoneNumber: optional(32),
  message: required(5_000),
  agreedToPolicies: z.literal(true, "Please agree to the policies."),
});

/** The result of a check: the fields, or the problems. */
export type CheckedForm =
  | { readonly kind: "good"; readonly fields: ContactFields }
  | { readonly kind: "bad"; readonly problems: readonly FieldProblem[] };

/** Checks a submitted form; returns all problems at once, the first of each field. */
export function checkContactForm(
  input: ContactInput,
  countries: readonly string[],
  speech: Speech = english,
): CheckedForm {
  const form = ContactForm.safeParse(input);
  const problems = new Map(
    (form.error?.issues ?? []).toReversed().map((issue) => [String(issue.path[0]), messageOf(issue, speech)]),
  );
  const country = Country.parse(input.country);
  if (country !== null && !countries.includes(country))
    problems.set("country", sayIn(speech, "Please choose one of {countries}.", { countries: countries.join(", ") }));
  if (form.success && problems.size === 0) return { kind: "good", fields: form.data };
  return { kind: "bad", problems: [...problems].map(([field, message]) => ({ field, message })) };
}

function messageOf(issue: z.core.$ZodIssue, speech: Speech): string {
  return issue.code === "too_big" && issue.message === tooLong
    ? sayIn(speech, tooLong, { count: String(issue.maximum) })
    : heardIn(speech, issue.message);
}
