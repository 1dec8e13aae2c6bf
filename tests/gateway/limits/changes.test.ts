import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

const feedbackPath = "/api/docs/feedback/";
const routes = {
  [calls.rate]: json({}),
  [calls.contact]: json({}),
  [calls.newsletter]: json({}),
  [feedbackPath]: json({}),
};
const form = `firstName: "Ada", lastName: "Example", email: "ada@example.org", message: "Hello.", agreedToPolicies: true`;

const actions = [
  {
    name: "ratings",
    limit: "LIMIT_RATINGS_PER_MINUTE",
    path: calls.rate,
    mutation: `rateDocument(slug: "first-words", rating: 4)`,
    kind: "Rating",
    message: "You have rated often in a short time. Please try again later.",
    most: 60,
  },
  {
    name: "ratings taken back",
    limit: "LIMIT_RATINGS_PER_MINUTE",
    path: calls.rate,
    mutation: `undoRating(slug: "first-words")`,
    kind: "Rating",
    message: "You have rated often in a short time. Please try again later.",
    most: 60,
  },
  {
    name: "feedback",
    limit: "LIMIT_FEEDBACK_PER_HOUR",
    path: feedbackPath,
    mutation: `sendFeedback(input: { slug: "first-words", reason: OTHER })`,
    kind: "Feedback",
    message: "You have sent a lot of feedback in a short time. Please try again later.",
    most: 3_600,
  },
  {
    name: "contact messages",
    limit: "LIMIT_CONTACTS_PER_HOUR",
    path: calls.contact,
    mutation: `submitContact(input: { ${form} })`,
    kind: "Contact",
    message: "You have sent several messages in a short time. Please try again later.",
    most: 3_600,
  },
  {
    name: "newsletter entries",
    limit: "LIMIT_NEWSLETTERS_PER_HOUR",
    path: calls.newsletter,
    mutation: `subscribeNewsletter(email: "ada@example.org")`,
    kind: "Newsletter",
    message: "There were several subscriptions in a short time. Please try again later.",
    most: 3_600,
  },
] as const;

async function send(site: { readonly url: string }, { mutation, kind }: (typeof actions)[number], ip = "198.51.100.7") {
  const { data, errors } = await ask(
    site,
    `mutation { result: ${mutation} { __typename ... on ${kind}Rejected { status message retryAfterSeconds } } }`,
    { headers: { "x-forwarded-for": ip } },
  );
  expect(errors).toEqual([]);
  return data?.result;
}

test.each(actions)(
  "$name: a number from one address, then 429 with the time to wait, without a backend call",
  async (action) => {
    await using site = await startFakeSite({ settings: { [action.limit]: "2", TRUST_PROXY: "1" }, routes });
    for (let time = 0; time < 2; time += 1)
      expect(await send(site, action)).toEqual({ __typename: `${action.kind}Received` });
    const refused = await send(site, action);
    expect(refused).toEqual({
      __typename: `${action.kind}Rejected`,
      status: 429,
      message: action.message,
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= action.most),
    });
    expect(site.callsTo(action.path)).toBe(2);
    expect(await send(site, action, "203.0.113.9")).toEqual({ __typename: `${action.kind}Received` });
  },
);

test.each(actions)("$name: with a high limit, all of 12 reach the backend", async (action) => {
  await using site = await startFakeSite({ settings: { [action.limit]: "1000", TRUST_PROXY: "1" }, routes });
  for (let time = 0; time < 12; time += 1) await send(site, action);
  expect(site.callsTo(action.path)).toBe(12);
});

test("the defaults are 10 ratings a minute, and 5 of the others an hour", async () => {
  await using site = await startFakeSite({ settings: { TRUST_PROXY: "1" }, routes });
  for (const action of actions.filter(({ name }) => name !== "ratings taken back"))
    for (let time = 0; time < 12; time += 1) await send(site, action);
  expect([calls.rate, feedbackPath, calls.contact, calls.newsletter].map((path) => site.callsTo(path))).toEqual([
    10, 5, 5, 5,
  ]);
});

test("invalid input is not counted", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_RATINGS_PER_MINUTE: "1" }, routes });
  for (let time = 0; time < 3; time += 1)
    await ask(site, `mutation { rateDocument(slug: "first-words", rating: 9) { __typename } }`);
  expect(
    (await ask(site, `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }`)).data?.rateDocument,
  ).toEqual({ __typename: "RatingReceived" });
});
