import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite({ settings: { FORWARD_COOKIES: "session" } }));
const mutation = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };
const message = "A request may have at most 100 headers.\n";

/** That many headers: the host and connection of the request, and others that mean nothing. */
function headersOf(count: number): Readonly<Record<string, string>> {
  const others = Array.from({ length: count - 2 }, (_, index) => [`x-${index}`, "x"]);
  return { host: "localhost", connection: "close", ...Object.fromEntries(others) };
}

test("a hundred headers are read, the last one too", async () => {
  const headers = { ...headersOf(99), "if-none-match": "*" };
  expect((await exchange(site(), "/article/first-words", { headers })).status).toBe(304);
});

test.each([
  { what: "a page", path: "/article/first-words" },
  { what: "what has other faults too", path: `/${"a".repeat(4_200)}`, method: "DELETE", host: "evil.example" },
  { what: "an upgrade", path: "/", connection: "upgrade", upgrade: "websocket" },
])(
  "with one more, $what is refused as a whole, and the connection ends",
  async ({ what: _what, path, method, ...own }) => {
    const { upgrade, ...others } = { ...headersOf(101), ...own };
    const { status, headers, body } = await exchange(site(), path, {
      ...(method === undefined ? {} : { method }),
      headers: { ...others, ...(upgrade === undefined ? {} : { upgrade }) },
    });
    expect({ status, text: body.toString() }).toEqual({ status: 431, text: message });
    expect(headers).toMatchObject({
      connection: "close",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

test("no header that a check goes by can hide behind others", async () => {
  const hidden = { ...headersOf(100), origin: "https://elsewhere.example", cookie: "session=1" };
  expect((await post(site(), mutation, hidden)).status).toBe(431);
  expect(site().backend.calls.filter(({ method }) => method === "POST")).toEqual([]);
});
