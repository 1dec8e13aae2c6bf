import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() =>
  startFakeSite({ settings: { SITE_URL: "https://docs.example", ALLOWED_HOSTS: "docs.internal:8443" } }),
);
const query = { query: "{ site { name } }" };
const mutation = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };

test.each([
  "https://elsewhere.example",
  "https://docs.example.elsewhere.example",
  "https://docs.example:8443",
  "null",
  "docs.example",
  "http://localhost:5173",
  "",
])("a mutation from a page of the origin %j is 403, and is not executed", async (origin) => {
  const { status, headers, body } = await post(site(), mutation, { origin });
  expect({ status, text: body.toString(), cached: headers["cache-control"] }).toEqual({
    status: 403,
    text: "Pages of other sites cannot send operations here.\n",
    cached: "no-store",
  });
  expect(site().backend.calls).toEqual([]);
});

test.each(["https://docs.example", "https://docs.internal:8443"])(
  "an operation from %s is answered",
  async (origin) => {
    for (const operation of [query, mutation]) expect((await post(site(), operation, { origin })).status).toBe(200);
  },
);

test("a client without an origin is answered", async () => {
  expect((await post(site(), query)).status).toBe(200);
});

test("a page may be read from any origin: reading changes nothing", async () => {
  expect((await exchange(site(), "/", { headers: { origin: "https://elsewhere.example" } })).status).toBe(200);
});

test("an operation from a page of the requested host is answered", async () => {
  expect((await post(site(), mutation, { origin: "http://localhost:4000", host: "localhost:4000" })).status).toBe(200);
});
