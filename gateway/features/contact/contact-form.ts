import { z } from "zod";
import type { ContactFields } from "../../docs-api/calls/contact.ts";
import type { ContactInput, FieldProblem } from "../../generated/schema.ts";

function required(max: number) {
  return z.string().trim().min(1, "Please fill in this field.").max(max, `Please use at most ${max} characters.`);
}
function optional(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .nullish()
    .transform((value) => value || null);
}

/** The contact form: lengths as in the limits, required fields as in the decisions, section 5. */
const ContactForm = z.object({
  firstName: required(100),
  lastName: required(100),
  company: optional(200),
  email: z
    .string()
    .trim()
    .max(254, "Please use at most 254 characters.")
    .pipe(z.email("Please enter a valid e-mail address.")),
  country: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  phoneNumber: optional(32),
  message: required(5_000),
  agreedToPolicies: z.literal(true, "Please agree to the policies."),
});

export type CheckedForm =
  | { readonly kind: "good"; readonly fields: ContactFields }
  | { readonly kind: "bad"; readonly problems: readonly FieldProblem[] };

/** Checks a submitted form; returns all problems at once, the first of each field. */
export function checkContactForm(input: ContactInput, countries: readonly string[]): CheckedForm {
  const form = ContactForm.safeParse(input);
  const country = form.data?.country ?? null;
  if (country !== null && !countries.includes(country))
    return { kind: "bad", problems: [{ field: "country", message: `Please choose one of ${countries.join(", ")}.` }] };
  if (form.success) return { kind: "good", fields: form.data };
  const problems = new Map(form.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return { kind: "bad", problems: [...problems].map(([field, message]) => ({ field, message })) };
}
