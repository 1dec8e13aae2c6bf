import { gql } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead } from "../../../client/data/answers-ahead.ts";
import { createDataLayer } from "../../../client/data/apollo-client.ts";
import { createGatewayLink } from "../../../client/data/gateway-link.ts";
import type { AnswersAhead } from "../../../client/data/gateway-link.ts";
import { mayHaveArrived } from "../../../client/data/request-error.ts";
import { retentionMs } from "../../../client/data/retention.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";

const Posts = {
  ...gql`query Posts($more: Boolean!) { posts { slug } more: others @include(if: $more) { slug } }`,
  __meta__: { hash: "known" },
};
const Rate = gql`mutation Rate { rate { message } }`;
const variables = { more: false };
/** Long enough for an answer that comes, on a busy machine too. */
const limitMs = 3_000;

const good = answers.json({ data: { posts: [{ __typename: "Document", slug: "a" }] } });
const unknownHash = answers.json({
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
});

/** The client's link to a gateway with this answer, over real HTTP. */
async function openGateway(answer: FakeAnswer) {
  const gateway = await startFakeBackend({ "/graphql": answer });
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => send(new URL(address, gateway.url), options));
  vi.stubGlobal("navigator", { onLine: true });
  const ahead: AnswersAhead = new Map();
  const { client, failures } = createDataLayer(createGatewayLink(ahead, limitMs));
  return {
    gateway,
    ahead,
    ask: () => client.query({ query: Posts, variables, fetchPolicy: "network-only" }).catch(() => null),
    change: () =>
      client.mutate({ mutation: Rate, fetchPolicy: "no-cache" }).then(
        () => null,
        (error: unknown) => error,
      ),
    failed: () => failures.of(Posts, variables)["posts"] ?? null,
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const timeout = { status: "TIMEOUT_ERROR", code: "TIMEOUT_ERROR", message: "The server took too long to answer." };
const unread = { status: "PARSING_ERROR", code: "PARSING_ERROR", message: "The server’s answer could not be read." };
const unreached = { status: "FETCH_ERROR", code: "FETCH_ERROR", message: "The server could not be reached." };
function http(status: number) {
  return {
    status: `${status}`,
    code: `HTTP_${status}`,
    message: `The server answered with an error (${status}).`,
  };
}

interface Fault {
  readonly name: string;
  readonly answer: FakeAnswer;
  readonly expected: object;
}

/** Failures that leave it unknown what became of a request. */
const faults: readonly Fault[] = [
  { name: "a gateway that never answers", answer: answers.hangBeforeHeaders, expected: timeout },
  { name: "a body that stops in the middle", answer: answers.hangInBody, expected: timeout },
  { name: "a body that drips", answer: answers.drip, expected: timeout },
  { name: "a page in place of an answer", answer: answers.htmlPage, expected: unread },
  { name: "an empty body", answer: answers.empty, expected: unread },
  { name: "null", answer: answers.nullJson, expected: unread },
  { name: "JSON that is cut", answer: answers.cutJson, expected: unread },
  { name: "another object", answer: answers.otherShape, expected: unread },
  { name: "a list", answer: answers.json([]), expected: unread },
  { name: "data that is a text", answer: answers.json({ data: "posts" }), expected: unread },
  { name: "no data and no error", answer: answers.json({ data: null }), expected: unread },
  { name: "an empty list of errors", answer: answers.json({ data: null, errors: [] }), expected: unread },
  { name: "errors that are none", answer: answers.json({ data: null, errors: [null] }), expected: unread },
  { name: "the data of another operation", answer: answers.json({ data: { authors: [] } }), expected: unread },
  {
    name: "a page with status 500",
    answer: answers.raw("<h1>Oops</h1>", "text/html", { status: 500 }),
    expected: http(500),
  },
  { name: "an empty body with status 502", answer: answers.raw("", null, { status: 502 }), expected: http(502) },
  { name: "a reset connection", answer: answers.reset, expected: unreached },
  { name: "bytes that are no HTTP", answer: answers.garbage, expected: unreached },
  { name: "a body that breaks off", answer: answers.truncated, expected: unreached },
];

/** Answers that report a failed query, in the form of GraphQL errors. */
const errors: readonly Fault[] = [
  {
    name: "a hash that is not known, and then silence",
    answer: answers.inTurn(unknownHash, answers.hangBeforeHeaders),
    expected: timeout,
  },
  {
    name: "errors of GraphQL with a status of HTTP",
    answer: answers.json({ errors: [{ message: "Slow down." }] }, { status: 429 }),
    expected: { status: "429", code: "HTTP_429", message: "Slow down." },
  },
  {
    name: "errors that tell a status of their own",
    answer: answers.json(
      {
        data: { posts: null },
        errors: [
          { message: "Too slow.", path: ["posts"], extensions: { status: "TIMEOUT_ERROR", code: "TIMEOUT_ERROR" } },
        ],
      },
      { status: 500 },
    ),
    expected: { status: "TIMEOUT_ERROR", code: "TIMEOUT_ERROR", message: "Too slow." },
  },
];

for (const { name, answer, expected } of [...faults, ...errors]) {
  test(`${name}: the query ends as ${Object.values(expected)[0]}, and a retry succeeds`, async () => {
    await using site = await openGateway(answer);
    await site.ask();
    expect(site.failed()).toEqual(expected);
    site.gateway.on("/graphql", good);
    await site.ask();
    expect(site.failed()).toBeNull();
  });
}

test("an unknown hash is followed by the full text", async () => {
  await using site = await openGateway(answers.inTurn(unknownHash, good));
  expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  expect(site.gateway.calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
});

for (const { name, answer } of faults) {
  test(`${name}: a mutation is sent once, and may have arrived`, async () => {
    await using site = await openGateway(answer);
    expect(mayHaveArrived(await site.change())).toBe(true);
    expect(site.gateway.calls).toHaveLength(1);
  });
}

test("a mutation that was refused, or sent while the device is offline, has not arrived", async () => {
  await using site = await openGateway(answers.raw("Too large", "text/plain", { status: 413 }));
  expect(mayHaveArrived(await site.change())).toBe(false);
  site.gateway.on("/graphql", answers.json({ errors: [{ message: "Slow down." }] }, { status: 429 }));
  expect(mayHaveArrived(await site.change())).toBe(false);
  site.gateway.on("/graphql", answers.reset);
  vi.stubGlobal("navigator", { onLine: false });
  expect(mayHaveArrived(await site.change())).toBe(false);
});

test("an answer that was fetched ahead serves the first query; the next is sent", async () => {
  await using site = await openGateway(good);
  await fetchAhead(site.ahead, { document: Posts, variables });
  await fetchAhead(site.ahead, { document: Posts, variables });
  expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  expect(site.gateway.calls).toHaveLength(1);
  await site.ask();
  expect(site.gateway.calls).toHaveLength(2);
});

test("an answer that is still on its way is waited for", async () => {
  await using site = await openGateway(good);
  const coming = fetchAhead(site.ahead, { document: Posts, variables });
  expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  await coming;
  expect(site.gateway.calls).toHaveLength(1);
});

test("an answer that failed ahead is fetched again, and nobody hears of it", async () => {
  for (const fault of [answers.reset, answers.json({ data: { posts: null }, errors: [{ message: "No." }] })]) {
    await using site = await openGateway(fault);
    await fetchAhead(site.ahead, { document: Posts, variables });
    expect(site.failed()).toBeNull();
    site.gateway.on("/graphql", good);
    expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  }
});

test("an answer that nobody asked for is gone when unused results are", async () => {
  await using site = await openGateway(good);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await fetchAhead(site.ahead, { document: Posts, variables });
    vi.advanceTimersByTime(retentionMs - 1);
    expect(site.ahead.size).toBe(1);
    vi.advanceTimersByTime(1);
    expect(site.ahead.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
