import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite({ settings: { PURGE_SECRET: "a-secret-of-a-test" } }));

const query = `{ document(slug: "first-words") { subject } }`;
function bodyOf(bytes: number): string {
  const head = `{"query":${JSON.stringify(query)},"extensions":{"x":"`;
  return `${head}${"x".repeat(bytes - head.length - 3)}"}}`;
}
function send(body: string, headers: Readonly<Record<string, string>> = {}) {
  return post(site(), body, headers);
}

test("a body of 100,000 bytes is accepted, one byte more is 413, by content-length or in chunks", async () => {
  expect(bodyOf(100_000)).toHaveLength(100_000);
  for (const headers of [{}, { "transfer-encoding": "chunked" }]) {
    expect((await send(bodyOf(100_000), headers)).status).toBe(200);
    const refused = await send(bodyOf(100_001), headers);
    expect(refused.status).toBe(413);
    expect(refused.headers).toMatchObject({ connection: "close", "cache-control": "no-store" });
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      errors: [{ extensions: { code: "BODY_TOO_LARGE", status: 413 } }],
    });
  }
});

test.each(["gzip", "br", "deflate", "gzip, gzip", "x-unknown"])(
  "a body in %s is 415: it is not decompressed",
  async (encoding) => {
    expect((await send("{}", { "content-encoding": encoding })).status).toBe(415);
  },
);

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=latin1",
  "application/json, text/plain",
  "application/graphql",
  "text/plain; application/json",
  "",
])("a body of type %j is 415, and is not executed", async (type) => {
  const body = JSON.stringify({ query: `mutation { rateDocument(slug: "a", rating: 5) { __typename } }` });
  expect(
    (await exchange(site(), "/graphql", { method: "POST", body, headers: type === "" ? {} : { "content-type": type } }))
      .status,
  ).toBe(415);
  expect(site().callsTo(calls.rate)).toBe(0);
});

test.each(["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'])(
  "a body of type %s is accepted",
  async (type) => {
    expect((await send(JSON.stringify({ query }), { "content-type": type })).status).toBe(200);
  },
);

test("a request that is never shared gets the body that was already read", async () => {
  const { body } = await send(JSON.stringify({ query: "{ viewer { ip } }", extensions: { x: "ü".repeat(1_000) } }));
  expect(JSON.parse(body.toString())).toEqual({ data: { viewer: { ip: "127.0.0.1" } } });
});

test("a purge needs no body and no content type", async () => {
  const purge = (headers: Readonly<Record<string, string>>) =>
    exchange(site(), "/operations/purge", { method: "POST", headers });
  expect((await purge({})).status).toBe(401);
  expect((await purge({ authorization: "Bearer a-secret-of-another" })).status).toBe(401);
  const { status, body } = await purge({ authorization: "Bearer a-secret-of-a-test" });
  expect({ status, body: JSON.parse(body.toString()) }).toEqual({ status: 200, body: { status: "purged" } });
});
