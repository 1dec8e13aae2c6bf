import { afterEach, expect, test, vi } from "vitest";
import { mayHaveArrived } from "../../../client/data/request-error.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { good, openGateway } from "./open-gateway.ts";

const unknownHash = answers.json({
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
});

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
