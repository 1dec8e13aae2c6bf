import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";

const mutation = `mutation ($email: String!) { subscribeNewsletter(email: $email) {
  __typename ... on NewsletterReceived { message mailSent } ... on NewsletterRejected { status message retryAfterSeconds }
} }`;

async function subscribe(site: { readonly url: string }, email = "ada@example.org") {
  const { status, data, errors } = await ask(site, mutation, { variables: { email } });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.subscribeNewsletter;
}

test("an address reaches the backend, and the answer says whether a mail was sent", async () => {
  await using site = await startFakeSite({
    routes: { [calls.newsletter]: json({ message: "Look into your mail.", mailSent: true }) },
  });
  expect(await subscribe(site, " ada@example.org ")).toEqual({
    __typename: "NewsletterReceived",
    message: "Look into your mail.",
    mailSent: true,
  });
  expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({ email: "ada@example.org", ip: "127.0.0.1" });
});

test.each([
  ["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["ivan@xn--e1afmkfd.xn--p1ai", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["a&b@münchen.de", "a&b@xn--mnchen-3ya.de"],
])("%s reaches the backend as %s", async (email, sent) => {
  await using site = await startFakeSite({ routes: { [calls.newsletter]: json({}) } });
  expect(await subscribe(site, email)).toMatchObject({ __typename: "NewsletterReceived" });
  expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toMatchObject({ email: sent });
});

test("a backend that does not mention a mail has sent none", async () => {
  await using site = await startFakeSite({ routes: { [calls.newsletter]: json({}) } });
  expect(await subscribe(site)).toMatchObject({ __typename: "NewsletterReceived", mailSent: false });
});

test.each(["", "nobody", "a@b", "josé@example.org", "a@exam<ple.org", `${"x".repeat(250)}@example.org`])(
  "%j is not an email address: 400, without a backend call",
  async (email) => {
    await using site = await startFakeSite();
    expect(await subscribe(site, email)).toEqual({
      __typename: "NewsletterRejected",
      status: 400,
      message: "Please enter a valid e-mail address.",
      retryAfterSeconds: null,
    });
    expect(site.backend.calls).toEqual([]);
  },
);

test("a backend without a newsletter is 501, never a false success", async () => {
  await using site = await startFakeSite();
  expect(await subscribe(site)).toEqual({
    __typename: "NewsletterRejected",
    status: 501,
    message: "This site has no newsletter.",
    retryAfterSeconds: null,
  });
});

test("a rate limit of the backend is 429 with its message and the time to wait", async () => {
  await using site = await startFakeSite({
    routes: {
      [calls.newsletter]: json({ message: "Later, please." }, { status: 429, headers: { "retry-after": "9" } }),
    },
  });
  expect(await subscribe(site)).toEqual({
    __typename: "NewsletterRejected",
    status: 429,
    message: "Later, please.",
    retryAfterSeconds: 9,
  });
});
