import type { ContactInput } from "../../generated/schema.ts";

/** The fields of the form by the names of the input, with the names that the page gives their controls. */
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

export type ContactField = keyof typeof controlNames;

/** What is wrong, by field. */
export type ContactProblems = ReadonlyMap<ContactField, string>;

/** A filled-in form: fit to be sent, or what is wrong with it. */
export type CheckedContact =
  | { readonly kind: "good"; readonly input: ContactInput }
  | { readonly kind: "bad"; readonly problems: ContactProblems };

/** The longest that each text may be (as in the gateway, which checks again). */
const longest = { firstName: 100, lastName: 100, company: 200, email: 254, phoneNumber: 32, message: 5_000 } as const;

const required = ["firstName", "lastName", "email", "message"] as const;

/** Reads a filled-in form, and tells everything that is wrong with it at once: the first problem of each field. */
export const checkContact = (form: FormData): CheckedContact => {
  const text = (field: ContactField): string => textOf(form, controlNames[field]);
  const problems = new Map<ContactField, string>();
  for (const field of required) if (text(field) === "") problems.set(field, "Please fill in this field.");
  for (const field of textFields)
    if (text(field).length > longest[field]) problems.set(field, `Please use at most ${longest[field]} characters.`);
  if (!problems.has("email") && !looksLikeEmail(text("email")))
    problems.set("email", "Please enter a valid e-mail address.");
  if (!form.has(controlNames.agreedToPolicies)) problems.set("agreedToPolicies", "Please agree to the policies.");
  return problems.size > 0 ? { kind: "bad", problems } : { kind: "good", input: toInput(form, text) };
};

/** The gateway's problems by field; those of fields that the form does not have are left out. */
export const toProblems = (fields: readonly { readonly field: string; readonly message: string }[]): ContactProblems =>
  new Map(fields.flatMap(({ field, message }) => (isContactField(field) ? [[field, message] as const] : [])));

const textFields = ["firstName", "lastName", "company", "email", "phoneNumber", "message"] as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Something, an at sign, and a domain with a dot: whether it exists only a mail can tell. */
const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

const toInput = (form: FormData, text: (field: ContactField) => string): ContactInput => ({
  firstName: text("firstName"),
  lastName: text("lastName"),
  company: text("company") || null,
  email: text("email"),
  // The country is that of the phone number.
  country: text("phoneNumber") === "" ? null : countryOf(text("country")),
  phoneNumber: text("phoneNumber") || null,
  message: text("message"),
  agreedToPolicies: true,
  website: textOf(form, "website") || null,
});

const countryOf = (name: string): "US" | "CA" | "EU" => (name === "CA" || name === "EU" ? name : "US");

const isContactField = (name: string): name is ContactField => Object.hasOwn(controlNames, name);
