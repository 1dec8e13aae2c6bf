import type { ContactInput } from "../../generated/schema.ts";
import { emailProblemOf } from "../../data/email-problem.ts";
import { formText } from "../../text/form-text.ts";
import { say } from "../../../words/say.ts";

/** The names of the form's controls, by field of the GraphQL input. */
export const controlNames = {
  firstName: "first-name",
  lastName: "last-name",
  company: "company",
  email: "email",
  country: "country",
  phoneNumber: "phone-number",
  message: "message",
  agreedToPolicies: "policies",
} as const;

/** A field of the form. */
export type ContactField = keyof typeof controlNames;

/** Validation messages by field. */
export type ContactProblems = ReadonlyMap<ContactField, string>;

/** The result of validation: the input to send, or the problems. */
export type CheckedContact =
  | { readonly kind: "good"; readonly input: ContactInput }
  | { readonly kind: "bad"; readonly problems: ContactProblems };

/** The maximum length of each text in characters (the gateway checks again). */
const longest = { firstName: 100, lastName: 100, company: 200, email: 254, phoneNumber: 32, message: 5_000 } as const;

const required = ["firstName", "lastName", "email", "message"] as const;

/** Validates a form and reports all problems at once: the first of each field. */
export function checkContact(form: FormData): CheckedContact {
  const text = (field: ContactField): string => formText(form, controlNames[field]);
  const problems = new Map<ContactField, string>();
  for (const field of required) if (text(field) === "") problems.set(field, say("Please fill in this field."));
  for (const field of textFields)
    if (text(field).length > longest[field])
      problems.set(field, say("Please use at most {count} characters.", { count: String(longest[field]) }));
  const emailProblem = emailProblemOf(text("email"));
  if (!problems.has("email") && emailProblem !== null) problems.set("email", emailProblem);
  if (!form.has(controlNames.agreedToPolicies)) problems.set("agreedToPolicies", say("Please agree to the policies."));
  return problems.size > 0 ? { kind: "bad", problems } : { kind: "good", input: toInput(form, text) };
}

/** The gateway's problems by field; problems of fields that the form does not have are dropped. */
export function toProblems(fields: readonly { readonly field: string; readonly message: string }[]): ContactProblems {
  return new Map(fields.flatMap(({ field, message }) => (isContactField(field) ? [[field, message] as const] : [])));
}

/** The problems that are left when a control has changed: its own goes as soon as it is mended. */
export function withoutMended(problems: ContactProblems, form: FormData, control: string): ContactProblems {
  const field = [...problems.keys()].find((name) => controlNames[name] === control);
  if (field === undefined) return problems;
  const checked = checkContact(form);
  if (checked.kind === "bad" && checked.problems.has(field)) return problems;
  return new Map([...problems].filter(([name]) => name !== field));
}

const textFields = ["firstName", "lastName", "company", "email", "phoneNumber", "message"] as const;

function toInput(form: FormData, text: (field: ContactField) => string): ContactInput {
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    company: text("company") || null,
    email: text("email"),
    // The country qualifies the phone number.
    country: text("phoneNumber") === "" ? null : text("country") || null,
    phoneNumber: text("phoneNumber") || null,
    message: text("message"),
    agreedToPolicies: true,
    website: formText(form, "website") || null,
  };
}

function isContactField(name: string): name is ContactField {
  return Object.hasOwn(controlNames, name);
}
