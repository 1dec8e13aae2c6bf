import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { json, raw, reset } from "../../../support/fakes/fake-backend-answers.ts";
import type { FakeBackend } from "../../../support/fakes/fake-backend.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";

const mutation = `mutation ($slug: String!, $rating: Float!) { rateDocument(slug: $slug, rating: $rating) {
  __typename ... on RatingReceived { message } ... on RatingRejected { status message retryAfterSeconds }
} }`;

async function rate(
  site: { readonly url: string },
  rating: number,
  { slug = "first-words", headers = {} }: { slug?: string; headers?: Readonly<Record<string, string>> } = {},
) {
  const { status, data, errors } = await ask(site, mutation, { variables: { slug, rating }, headers });
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  return data?.rateDocument;
}

function votesOf(backend: FakeBackend) {
  return backend.calls
    .filter(({ url }) => url.startsWith(calls.rate))
    .map(({ method, url, body }) => ({ method, url, body: z.unknown().parse(JSON.parse(body)) }));
}

test.each([1, 1.5, 4.5, 5])("a rating of %d is received, with the backend's message", async (rating) => {
  await using site = await startFakeSite({ routes: { [calls.rate]: json({ message: "Thanks a lot!" }) } });
  expect(await rate(site, rating)).toEqual({ __typename: "RatingReceived", message: "Thanks a lot!" });
  expect(votesOf(site.backend)).toEqual([
    { method: "POST", url: "/api/docs/rate/first-words", body: { rating, ip: "127.0.0.1" } },
  ]);
});

test("a backend without a message gets a default one", async () => {
  await using site = await startFakeSite({ routes: { [calls.rate]: json({}) } });
  expect(await rate(site, 3)).toEqual({ __typename: "RatingReceived", message: "Thanks for your rating!" });
});

test.each([0, 0.25, 5.5, 3.3, -1, 1e9])(
  "a rating of %d is refused with 400, without a backend call",
  async (rating) => {
    await using site = await startFakeSite();
    expect(await rate(site, rating)).toEqual({
      __typename: "RatingRejected",
      status: 400,
      message: "A rating is 0.5 to 5 stars, in half steps.",
      retryAfterSeconds: null,
    });
    expect(site.backend.calls).toEqual([]);
  },
);

const refusals = [
  {
    name: "404",
    answer: json({ message: "There is no such document." }, { status: 404 }),
    expected: { status: 404, message: "There is no such document.", retryAfterSeconds: null },
  },
  {
    name: "429",
    answer: json({ message: "You have rated often." }, { status: 429, headers: { "retry-after": "30" } }),
    expected: { status: 429, message: "You have rated often.", retryAfterSeconds: 30 },
  },
  {
    name: "500 with a stack trace",
    answer: json({ message: "Error at /srv/app.js" }, { status: 500 }),
    expected: { status: 503, message: "Failed to submit rating.", retryAfterSeconds: null },
  },
  {
    name: "a page",
    answer: raw("<h1>10.0.0.7</h1>", "text/html"),
    expected: { status: 503, message: "Failed to submit rating.", retryAfterSeconds: null },
  },
  {
    name: "a closed connection",
    answer: reset,
    expected: { status: 503, message: "Failed to submit rating.", retryAfterSeconds: null },
  },
] as const;

test.each(refusals)(
  "a backend that answers $name rejects the rating, which is sent once",
  async ({ answer, expected }) => {
    await using site = await startFakeSite({ routes: { [calls.rate]: answer } });
    expect(await rate(site, 4)).toEqual({ __typename: "RatingRejected", ...expected });
    expect(site.callsTo(calls.rate)).toBe(1);
  },
);

test("the backend gets the connection's address, whatever the client sends", async () => {
  await using site = await startFakeSite({ routes: { [calls.rate]: json({}) } });
  await rate(site, 4, {
    headers: { "x-forwarded-for": "198.51.100.7", "x-real-ip": "198.51.100.8", forwarded: "for=198.51.100.9" },
  });
  expect(votesOf(site.backend)).toMatchObject([{ body: { ip: "127.0.0.1" } }]);
  const { errors } = await ask(
    site,
    `mutation { rateDocument(slug: "first-words", rating: 4, ip: "198.51.100.7") { __typename } }`,
  );
  expect(errors).toMatchObject([{ message: expect.stringContaining('Unknown argument "ip"') }]);
});

test("behind one proxy, it is the last address in the header; earlier ones, from the client, are not trusted", async () => {
  await using site = await startFakeSite({ settings: { TRUST_PROXY: "1" }, routes: { [calls.rate]: json({}) } });
  await rate(site, 4, { headers: { "x-forwarded-for": "198.51.100.7, 203.0.113.9" } });
  await rate(site, 4);
  expect(votesOf(site.backend)).toMatchObject([{ body: { ip: "203.0.113.9" } }, { body: { ip: "127.0.0.1" } }]);
});
