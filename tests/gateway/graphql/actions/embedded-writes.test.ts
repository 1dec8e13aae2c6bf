import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { startSite } from "../../../support/site.ts";

const site = forAllTests(() => startSite());

async function change(mutation: string) {
  const { status, data, errors } = await ask(site(), `mutation { result: ${mutation} }`);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.result;
}

function rate(slug: string, rating: number) {
  return change(
    `rateDocument(slug: "${slug}", rating: ${rating}) { __typename ... on RatingReceived { message } ... on RatingRejected { status message retryAfterSeconds } }`,
  );
}

test("the embedded backend accepts votes, five a day from one address on one document", async () => {
  for (const rating of [1, 1.5, 3, 4.5, 5])
    expect(await rate("choosing-a-ttl", rating)).toEqual({
      __typename: "RatingReceived",
      message: "Thanks for your rating!",
    });
  expect(await rate("choosing-a-ttl", 5)).toEqual({
    __typename: "RatingRejected",
    status: 429,
    message: "You have rated often in a short time. Please try again later.",
    retryAfterSeconds: expect.any(Number),
  });
  expect(await rate("what-a-letter-costs", 5)).toMatchObject({ __typename: "RatingReceived" });
});

test("the embedded backend has no documents under other slugs", async () => {
  expect(await rate("no-such-document", 4)).toMatchObject({
    __typename: "RatingRejected",
    status: 404,
    retryAfterSeconds: null,
  });
});

test("the embedded backend stores messages, five an hour from one address", async () => {
  const input = `{ firstName: "Ada", lastName: "Example", email: "ada@example.org", message: "Hello.", agreedToPolicies: true }`;
  const submit = () =>
    change(`submitContact(input: ${input}) { __typename ... on ContactRejected { status retryAfterSeconds } }`);
  for (let message = 1; message <= 5; message++) expect(await submit()).toEqual({ __typename: "ContactReceived" });
  expect(await submit()).toEqual({ __typename: "ContactRejected", status: 429, retryAfterSeconds: expect.any(Number) });
});

test("the embedded backend stores a newsletter subscription, and says that no mail was sent", async () => {
  expect(
    await change(`subscribeNewsletter(email: "ada@example.org") { __typename ... on NewsletterReceived { mailSent } }`),
  ).toEqual({ __typename: "NewsletterReceived", mailSent: false });
});
