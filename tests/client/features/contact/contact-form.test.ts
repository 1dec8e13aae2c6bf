import { expect, test } from "vitest";
import { checkContact, toProblems } from "../../../../client/features/contact/contact-form.ts";

function filled(fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const defaults = {
    "first-name": " Nadia ",
    "last-name": "Ferreira",
    company: "",
    email: "nadia@example.com",
    country: "CA",
    "phone-number": "",
    message: "Hello",
    policies: "on",
  };
  for (const [name, value] of Object.entries({ ...defaults, ...fields })) form.set(name, value);
  return form;
}

test("a completed form is sent trimmed, without empty fields", () => {
  expect(checkContact(filled())).toEqual({
    kind: "good",
    input: {
      firstName: "Nadia",
      lastName: "Ferreira",
      company: null,
      email: "nadia@example.com",
      country: null,
      phoneNumber: null,
      message: "Hello",
      agreedToPolicies: true,
      website: null,
    },
  });
});

test("the country belongs to the phone number", () => {
  expect(checkContact(filled({ "phone-number": "123-456-7890" }))).toMatchObject({
    input: { country: "CA", phoneNumber: "123-456-7890" },
  });
});

test("an empty form reports everything that is missing at once", () => {
  const checked = checkContact(new FormData());
  expect(checked.kind === "bad" && Object.fromEntries(checked.problems)).toEqual({
    firstName: "Please fill in this field.",
    lastName: "Please fill in this field.",
    email: "Please fill in this field.",
    message: "Please fill in this field.",
    agreedToPolicies: "Please agree to the policies.",
  });
});

test.each(["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai", "j@münchen.de", "a&b@example.org"])(
  "%j is an email address",
  (email) => {
    expect(checkContact(filled({ email }))).toMatchObject({ kind: "good", input: { email } });
  },
);

test.each(["nadia", "nadia@ferreira", "nadia @example.com", "@example.com", "josé@example.org", "a<b@example.com"])(
  "%j is not an email address",
  (email) => {
    const checked = checkContact(filled({ email }));
    expect(checked.kind === "bad" && Object.fromEntries(checked.problems)).toEqual({
      email: "Please enter a valid e-mail address.",
    });
  },
);

test("a text that is too long is reported with the limit", () => {
  const checked = checkContact(filled({ message: "x".repeat(5_001) }));
  expect(checked.kind === "bad" && Object.fromEntries(checked.problems)).toEqual({
    message: "Please use at most 5000 characters.",
  });
});

test("problems reported by the gateway are assigned to the form's fields", () => {
  expect([
    ...toProblems([
      { field: "email", message: "No." },
      { field: "constructor", message: "No." },
    ]),
  ]).toEqual([["email", "No."]]);
});
