import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";

const mutation = `mutation ($input: ContactInput!) { submitContact(input: $input) {
  __typename ... on ContactReceived { message } ... on ContactRejected { status message retryAfterSeconds fields { field message } }
} }`;

const form = {
  firstName: "Ada",
  lastName: "Example",
  email: "ada@example.org",
  message: "Hello.",
  agreedToPolicies: true,
};

async function submit(site: { readonly url: string }, fields: Readonly<Record<string, unknown>> = {}) {
  const { status, data, errors } = await ask(site, mutation, { variables: { input: { ...form, ...fields } } });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.submitContact;
}

test("a completed form reaches the backend, trimmed, with the connection's address", async () => {
  await using site = await startFakeSite({ routes: { [calls.contact]: json({ message: "Thank you, Ada." }) } });
  expect(await submit(site, { firstName: "  Ada ", company: "", country: "CA", phoneNumber: "123" })).toEqual({
    __typename: "ContactReceived",
    message: "Thank you, Ada.",
  });
  expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({
    ...form,
    company: null,
    country: "CA",
    phoneNumber: "123",
    ip: "127.0.0.1",
  });
});

test("all invalid fields are named at once, without a backend call", async () => {
  await using site = await startFakeSite();
  const fields = {
    firstName: " ",
    lastName: "x".repeat(101),
    company: "x".repeat(201),
    email: "nobody",
    country: "XX",
    phoneNumber: "1".repeat(33),
    message: "x".repeat(5_001),
    agreedToPolicies: false,
  };
  expect(await submit(site, fields)).toEqual({
    __typename: "ContactRejected",
    status: 400,
    message: "Please check the marked fields.",
    retryAfterSeconds: null,
    fields: expect.arrayContaining([
      { field: "firstName", message: "Please fill in this field." },
      { field: "lastName", message: "Please use at most 100 characters." },
      { field: "company", message: "Please use at most 200 characters." },
      { field: "email", message: "Please enter a valid e-mail address." },
      { field: "country", message: expect.stringMatching(/^Please choose one of US, CA/) },
      { field: "phoneNumber", message: "Please use at most 32 characters." },
      { field: "message", message: "Please use at most 5000 characters." },
      { field: "agreedToPolicies", message: "Please agree to the policies." },
    ]),
  });
  expect(site.backend.calls).toEqual([]);
});

test("an empty country is none, and one that is not offered is named alone where nothing else is wrong", async () => {
  await using site = await startFakeSite({ routes: { [calls.contact]: json({ message: "Thank you." }) } });
  expect(await submit(site, { country: " " })).toMatchObject({ __typename: "ContactReceived" });
  expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toMatchObject({ country: null });
  expect(await submit(site, { country: "XX" })).toMatchObject({ fields: [{ field: "country" }] });
  expect(site.callsTo(calls.contact)).toBe(1);
});

test("a bot that fills the hidden field gets a success, and nothing is sent", async () => {
  await using site = await startFakeSite({ routes: { [calls.contact]: json({ message: "Stored." }) } });
  expect(await submit(site, { website: "https://spam.example" })).toMatchObject({ __typename: "ContactReceived" });
  expect(site.backend.calls).toEqual([]);
});

test.each([404, 405, 501])(
  "a backend that answers %d accepts no messages: 501, never a false success",
  async (status) => {
    await using site = await startFakeSite({
      routes: { [calls.contact]: json({ message: "Cannot POST /api/contact" }, { status }) },
    });
    expect(await submit(site)).toEqual({
      __typename: "ContactRejected",
      status: 501,
      message: "Messages cannot be sent from this site.",
      retryAfterSeconds: null,
      fields: [],
    });
  },
);

test("the backend's complaints are passed on by field, and so is its Retry-After", async () => {
  const answer = json(
    { message: "Not like this.", fields: [{ field: "email", message: "This address bounces." }, { nothing: true }] },
    { status: 400, headers: { "retry-after": "60" } },
  );
  await using site = await startFakeSite({ routes: { [calls.contact]: answer } });
  expect(await submit(site)).toEqual({
    __typename: "ContactRejected",
    status: 400,
    message: "Not like this.",
    retryAfterSeconds: 60,
    fields: [{ field: "email", message: "This address bounces." }],
  });
});

test("a failing backend is 503, without its message; the message is sent once", async () => {
  await using site = await startFakeSite({
    routes: { [calls.contact]: json({ message: "at /srv/app.js" }, { status: 502 }) },
  });
  expect(await submit(site)).toEqual({
    __typename: "ContactRejected",
    status: 503,
    message: "Your message could not be sent. Please try again later.",
    retryAfterSeconds: null,
    fields: [],
  });
  expect(site.callsTo(calls.contact)).toBe(1);
});
