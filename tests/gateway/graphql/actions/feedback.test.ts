import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";

const feedbackPath = "/api/docs/feedback/first-words";

const mutation = `mutation ($input: FeedbackInput!) { sendFeedback(input: $input) {
  __typename ... on FeedbackReceived { message } ... on FeedbackRejected { status message retryAfterSeconds }
} }`;

async function send(site: { readonly url: string }, input: Readonly<Record<string, unknown>>) {
  const { status, data, errors } = await ask(site, mutation, {
    variables: { input: { slug: "first-words", ...input } },
  });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.sendFeedback;
}

test("feedback reaches the backend trimmed, with the backend's name of the reason and the connection's address", async () => {
  await using site = await startFakeSite({ routes: { [feedbackPath]: json({ message: "Noted." }) } });
  expect(await send(site, { rating: 2, reason: "HARD_TO_FOLLOW", comment: "  Too short.  " })).toEqual({
    __typename: "FeedbackReceived",
    message: "Noted.",
  });
  const [call] = site.backend.calls.filter(({ url }) => url === feedbackPath);
  expect(JSON.parse(call?.body ?? "")).toEqual({
    rating: 2,
    reason: "hard-to-follow",
    comment: "Too short.",
    ip: "127.0.0.1",
  });
});

test.each([
  { name: "nothing", input: { comment: "  " }, message: "Please choose a reason or write a comment." },
  {
    name: "a comment that is too long",
    input: { comment: "x".repeat(1_002) },
    message: "Please use at most 1,000 characters, 2 fewer than now.",
  },
  {
    name: "a rating that is none",
    input: { rating: 9, reason: "OTHER" },
    message: "A rating is 0.5 to 5 stars, in half steps.",
  },
])("$name is refused with 400, without a backend call", async ({ input, message }) => {
  await using site = await startFakeSite();
  expect(await send(site, input)).toEqual({
    __typename: "FeedbackRejected",
    status: 400,
    message,
    retryAfterSeconds: null,
  });
  expect(site.backend.calls).toEqual([]);
});

test("a bot that fills the hidden field is thanked, without a backend call", async () => {
  await using site = await startFakeSite();
  expect(await send(site, { reason: "OTHER", website: "https://spam.example" })).toMatchObject({
    __typename: "FeedbackReceived",
  });
  expect(site.backend.calls).toEqual([]);
});

test.each([404, 501])(
  "a backend that answers %d supports neither feedback nor withdrawal, and the visitor is told so",
  async (status) => {
    const none = json({ message: "Cannot POST" }, { status });
    await using site = await startFakeSite({ routes: { [feedbackPath]: none, [calls.rate]: none } });
    expect(await send(site, { reason: "OTHER" })).toEqual({
      __typename: "FeedbackRejected",
      status: 501,
      message: "Feedback cannot be sent from this site. Your rating counts.",
      retryAfterSeconds: null,
    });
    const { data } = await ask(
      site,
      `mutation { undoRating(slug: "first-words") { ... on RatingRejected { status message } } }`,
    );
    expect(data?.undoRating).toEqual({
      status: 501,
      message: "Ratings cannot be taken back on this site. You can still change yours.",
    });
  },
);

test("a rating is withdrawn by DELETE with the connection's address", async () => {
  await using site = await startFakeSite({ routes: { [calls.rate]: json({}) } });
  const { data } = await ask(
    site,
    `mutation { undoRating(slug: "first-words") { ... on RatingReceived { message } } }`,
  );
  expect(data?.undoRating).toEqual({ message: "Your rating is taken back." });
  const [call] = site.backend.calls.filter(({ url }) => url.startsWith(calls.rate));
  expect(call).toMatchObject({ method: "DELETE", url: "/api/docs/rate/first-words", body: '{"ip":"127.0.0.1"}' });
});
