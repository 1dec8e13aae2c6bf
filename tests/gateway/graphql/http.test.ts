import { auditServer } from "graphql-http";
import supertest from "supertest";
import { z } from "zod";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());
function request() {
  return supertest(site().url);
}
function post(body: string, type = "application/json") {
  return request().post("/graphql").set("content-type", type).send(body);
}
const name = JSON.stringify({ query: "{ site { name } }" });
function isRefusal(code: string) {
  return { errors: [{ message: expect.any(String), extensions: { code } }] };
}

/** The number of GraphQL answers served from the store so far. */
async function hits(): Promise<number> {
  return Number(
    /lectern_answers_total\{route="graphql",source="hit"\} (\d+)/.exec(
      (await request().get("/operations/metrics")).text,
    )?.[1] ?? 0,
  );
}

test.each(["fresh", "from the store"])(
  "no audit of the GraphQL over HTTP specification finds an error in answers that are %s",
  async (kind) => {
    const before = await hits();
    const results = await auditServer({ url: `${site().url}/graphql` });
    // The audits send few operations in many forms: the second time, every storable one is a hit.
    expect((await hits()) - before).toBeGreaterThanOrEqual(kind === "fresh" ? 0 : 20);
    expect(results).toHaveLength(61);
    expect(results.filter(({ status }) => status === "error")).toEqual([]);
    // The specification recommends 200 for an operation that cannot be executed; here it is 400, so that proxies and logs can distinguish it.
    expect(results.filter(({ status }) => status !== "ok").map(({ id, status }) => `${status} ${id}`)).toEqual([
      "warn 572B",
      "warn FDE2",
      "warn 7B9B",
    ]);
  },
);

test("a query may be sent by GET, and HEAD is the same without a body", async () => {
  const got = await request().get("/graphql").query({ query: "{ site { name } }" });
  expect(got).toMatchObject({ status: 200, body: { data: { site: { name: "Testsite" } } } });
  const head = await request().head("/graphql").query({ query: "{ site { name } }" });
  expect(head.status).toBe(200);
  expect(head.headers["content-length"]).toBe(got.headers["content-length"]);
  expect(head.text).toBeUndefined();
});

test("a mutation by GET is 405, and changes nothing", async () => {
  const query = `mutation { rateDocument(slug: "first-words", rating: 5) { __typename } }`;
  const { status, headers } = await request().get("/graphql").query({ query });
  expect(status).toBe(405);
  expect(headers.allow).toContain("POST");
  expect(site().callsTo(calls.rate)).toBe(0);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS"] as const)(
  "%s is 405, and names the allowed methods",
  async (method) => {
    const { status, headers } = await fetch(`${site().url}/graphql`, { method }).then(({ status, headers }) => ({
      status,
      headers,
    }));
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, HEAD, POST");
  },
);

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "application/jsonp",
])("a body of type %s is 415", async (type) => {
  expect(await post(name, type)).toMatchObject({ status: 415, body: isRefusal("UNSUPPORTED_MEDIA_TYPE") });
});

test("a body without a content type is 415", async () => {
  expect((await fetch(`${site().url}/graphql`, { method: "POST", body: Buffer.from(name) })).status).toBe(415);
});

test.each(["{", "", "null", "5", '"query"', "{}", '{"query":5}', '{"query":"{ site"}', '{"query":"{ nothing }"}'])(
  "a body of %j is 400, as JSON",
  async (body) => {
    const { status, headers, body: answer } = await post(body);
    expect(status).toBe(400);
    expect(headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.errors[0].message).toEqual(expect.any(String));
  },
);

test("a body of more than 100 KB is 413", async () => {
  expect(
    await post(JSON.stringify({ query: "{ site { name } }", variables: { x: "x".repeat(100_000) } })),
  ).toMatchObject({ status: 413, body: isRefusal("BODY_TOO_LARGE") });
  expect(
    (await post(JSON.stringify({ query: "{ site { name } }", variables: { x: "x".repeat(90_000) } }))).status,
  ).toBe(200);
});

test("a compressed body is 415, so a bomb is not unpacked", async () => {
  const { status } = await request()
    .post("/graphql")
    .set({ "content-type": "application/json", "content-encoding": "gzip" })
    .send(name);
  expect(status).toBe(415);
});

test("an operation of more than 1,000 tokens is 400", async () => {
  const { status, errors } = await ask(site(), `{ site { ${"name ".repeat(1_000)} } }`);
  expect(status).toBe(400);
  expect(errors[0]?.message).toBe("Query is too complex. It has more than 1,000 tokens, the limit is 1,000.");
});

test("a batch of operations is refused as a whole", async () => {
  const { status, body } = await post(`[${name},${name}]`);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).not.toContain("Testsite");
});

test("introspection is enabled", async () => {
  expect((await ask(site(), "{ __schema { queryType { name } } }")).data).toEqual({
    __schema: { queryType: { name: "Query" } },
  });
});

test("every type of ours is described, its own scalars too", async () => {
  const { data } = await ask(site(), "{ __schema { types { name description } } }");
  const { __schema } = z
    .object({
      __schema: z.object({ types: z.array(z.object({ name: z.string(), description: z.string().nullable() })) }),
    })
    .parse(data);
  expect(__schema.types.map(({ name }) => name)).toContain("DateTime");
  expect(__schema.types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test("PLAYGROUND=off disables introspection", async () => {
  await using closed = await startFakeSite({ settings: { PLAYGROUND: "off" } });
  const { status, data, errors } = await ask(closed, "{ __schema { queryType { name } } }");
  expect({ status, data }).toEqual({ status: 400, data: null });
  expect(errors).toHaveLength(1);
  expect((await ask(closed, "{ site { name } }")).data).toEqual({ site: { name: "Testsite" } });
});

test("no answer reveals internals: no stack, no file, no address", async () => {
  const bodies = [
    "{",
    "[]",
    '{"query":"{ site"}',
    '{"query":"{ document(slug: 5) { slug } }"}',
    '{"query":"query ($a: ID!) { documents(type: $a) { items { slug } } }","variables":{"a":"X"}}',
  ];
  for (const body of bodies) {
    const { text } = await post(body);
    expect(text).not.toMatch(/stack|node_modules|\.ts\b|file:|127\.0\.0\.1|localhost/i);
    expect(
      JSON.parse(text)
        .errors.flatMap(({ extensions = {} }) => Object.keys(extensions))
        .filter((key: string) => !["code", "status"].includes(key)),
    ).toEqual([]);
  }
});

test("answers to POST are not cacheable, and never 304", async () => {
  const { status, headers } = await request()
    .post("/graphql")
    .set("if-none-match", "*")
    .send({ query: "{ site { name } }" });
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
});

test("only /graphql itself is the route", async () => {
  expect((await request().get("/graphql/more").query({ query: "{ site { name } }" })).status).toBe(404);
});
