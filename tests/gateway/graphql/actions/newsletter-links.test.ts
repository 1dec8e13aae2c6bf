import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";

const links = ["confirm", "unsubscribe"] as const;

async function follow(site: { readonly url: string }, link: (typeof links)[number], token = "a-token") {
  const mutation = `mutation ($token: String!) { result: ${link}Newsletter(token: $token) {
    __typename ... on NewsletterChanged { message } ... on NewsletterRejected { status message retryAfterSeconds }
  } }`;
  const { status, data, errors } = await ask(site, mutation, { variables: { token } });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.result;
}

for (const link of links) {
  test(`the token of a link to ${link} reaches the backend`, async () => {
    await using site = await startFakeSite({ routes: { [`${calls.newsletter}/${link}`]: json({ message: "Done." }) } });
    expect(await follow(site, link)).toEqual({ __typename: "NewsletterChanged", message: "Done." });
    expect(JSON.parse(site.backend.calls[0]?.body ?? "")).toEqual({ token: "a-token" });
  });

  test(`a token unknown to the backend is refused with its message (${link})`, async () => {
    await using site = await startFakeSite({
      routes: { [`${calls.newsletter}/${link}`]: json({ message: "No such link." }, { status: 404 }) },
    });
    expect(await follow(site, link)).toMatchObject({
      __typename: "NewsletterRejected",
      status: 404,
      message: "No such link.",
    });
  });

  test(`an empty or overlong token is refused without a backend call (${link})`, async () => {
    await using site = await startFakeSite();
    for (const token of [" ", "x".repeat(600)])
      expect(await follow(site, link, token)).toMatchObject({ __typename: "NewsletterRejected", status: 400 });
    expect(site.backend.calls).toEqual([]);
  });

  test(`a failing backend is 503, never a false success (${link})`, async () => {
    await using site = await startFakeSite({ routes: { [`${calls.newsletter}/${link}`]: json({}, { status: 500 }) } });
    expect(await follow(site, link)).toMatchObject({ __typename: "NewsletterRejected", status: 503 });
  });
}
