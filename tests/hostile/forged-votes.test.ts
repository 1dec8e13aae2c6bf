import { expect, test } from "vitest";
import { exchange, post } from "../support/exchange.ts";
import { calls, startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());

const vote = 'mutation { rateDocument(slug: "first-words", rating: 5) { __typename } }';
function votes(): number {
  return site().callsTo(calls.rate);
}

test.each([
  ["application/graphql", vote],
  ["application/json, text/plain", JSON.stringify({ query: vote })],
  ["text/plain; application/json", JSON.stringify({ query: vote })],
  ["text/plain;charset=application/json", JSON.stringify({ query: vote })],
  ["application/json; charset=utf-7", JSON.stringify({ query: vote })],
  ["application/json; charset=utf-8; charset=utf-16", JSON.stringify({ query: vote })],
  ["application/json; boundary=x", JSON.stringify({ query: vote })],
  ["application/x-json", JSON.stringify({ query: vote })],
  ["text/json", JSON.stringify({ query: vote })],
  ["application/json+x", JSON.stringify({ query: vote })],
  ["application/x-www-form-urlencoded", `query=${encodeURIComponent(vote)}`],
  [
    "multipart/form-data; boundary=b",
    `--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: vote })}\r\n--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--b--\r\n`,
  ],
  ["multipart/form-data; boundary=b; application/json", JSON.stringify({ query: vote })],
])("a vote as %s is 415, and is not counted", async (type, body) => {
  const { status } = await exchange(site(), "/graphql", { method: "POST", headers: { "content-type": type }, body });
  expect({ status, votes: votes() }).toEqual({ status: 415, votes: 0 });
});

test.each([
  ["a header that overrides the method", `?query=${encodeURIComponent(vote)}`, { "x-http-method-override": "POST" }],
  [
    "another such header",
    `?query=${encodeURIComponent(vote)}`,
    { "x-method-override": "POST", "x-http-method": "POST" },
  ],
  ["a parameter that overrides the method", `?_method=POST&query=${encodeURIComponent(vote)}`, {}],
  ["a body that a reading has none of", `?query=${encodeURIComponent(vote)}`, { "content-type": "application/json" }],
  ["the operation twice", `?query=${encodeURIComponent("{ site { name } }")}&query=${encodeURIComponent(vote)}`, {}],
  [
    "a reading beside it, chosen by name",
    `?operationName=B&query=${encodeURIComponent(`query A { site { name } } ${vote.replace("mutation", "mutation B")}`)}`,
    {},
  ],
])("a vote by GET with %s is not counted", async (_name, search, headers) => {
  const { status } = await exchange(site(), `/graphql${search}`, { headers });
  expect([200, 400, 405]).toContain(status);
  expect(votes()).toBe(0);
});

test.each([
  "http://localhost.evil.example",
  "http://127.0.0.1.evil.example",
  "http://localhost@evil.example",
  "http://evil.example#localhost",
  "http://evil.example/localhost",
  "http://[::1].evil.example",
  "file://",
  "chrome-extension://localhost",
  "data:text/html,x",
  "http://localhost, http://evil.example",
  "NULL",
])("a vote from a page of the origin %j is 403", async (origin) => {
  const { status } = await post(site(), { query: vote }, { origin });
  expect({ status, votes: votes() }).toEqual({ status: 403, votes: 0 });
});

test.each(["-1", "0", "0.25", "5.5", "1e400", "3.3"])(
  "a vote of %s stars is refused, and never forwarded",
  async (rating) => {
    const { status } = await post(site(), { query: vote.replace("rating: 5", `rating: ${rating}`) });
    expect([200, 400]).toContain(status);
    expect(votes()).toBe(0);
  },
);
