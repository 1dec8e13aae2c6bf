import { describe, expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const shared = forAllTests(() =>
  startFakeSite({
    settings: { TRUST_PROXY: "1", LIMIT_RATINGS_PER_MINUTE: "1000" },
    routes: { [calls.rate]: json({ message: "Thanks." }) },
  }),
);

const sourceOf = ({ headers }: Exchanged): string =>
  /desc=(\w+)/.exec(String(headers["server-timing"]))?.[1] ?? "not shared";
const dataOf = ({ body }: Exchanged): unknown => JSON.parse(body.toString()).data;

const query = `{ document(slug: "first-words") { subject } }`;
const byGet = (text: string, more = "") => `/graphql?query=${encodeURIComponent(text)}${more}`;

describe("the key of a query", () => {
  test("is method, media type and what was sent: each of them has an answer of its own, which is then a hit", async () => {
    await using site = await startFakeSite();
    const requests = [
      () => post(site, { query }),
      () => post(site, { query, variables: {} }),
      () => post(site, JSON.stringify({ query }).replace("{", "{ ")),
      () => post(site, { query }, { accept: "application/graphql-response+json" }),
      () => exchange(site, byGet(query)),
      () => exchange(site, byGet(query, "&variables={}")),
      () => exchange(site, byGet(query), { headers: { accept: "application/graphql-response+json" } }),
    ];
    for (const request of requests) {
      const first = await request();
      expect(sourceOf(first)).toBe("miss");
      const second = await request();
      expect(sourceOf(second)).toBe("hit");
      expect(second.body.equals(first.body)).toBe(true);
      expect(dataOf(first)).toEqual({ document: { subject: "First words" } });
    }
    expect(site.callsTo(calls.document)).toBe(1);
  });

  test("has nothing of the visitor in it, and the answer neither", async () => {
    await using site = await startFakeSite();
    const first = await exchange(site, byGet(query));
    const visitor = {
      cookie: "a=1",
      "user-agent": "somebody",
      "accept-language": "de",
      "x-forwarded-for": "203.0.113.9",
      authorization: "Bearer x",
      origin: "https://elsewhere.example",
    };
    const second = await exchange(site, byGet(query), { headers: visitor });
    expect(sourceOf(second)).toBe("hit");
    expect(second.body.equals(first.body)).toBe(true);
  });

  test.each([
    ["", "application/json; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
    ["application/*;q=0.5", "application/json; charset=utf-8"],
    ["application/graphql-response+json, application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
    ["application/graphql-response+json;q=0.1, application/json", "application/json; charset=utf-8"],
    ["application/json;q=0, application/graphql-response+json", "application/graphql-response+json; charset=utf-8"],
    ["text/html, */*;q=0.1", "application/json; charset=utf-8"],
  ])("Accept: %s is answered as %s, from memory too", async (accept, type) => {
    const site = shared();
    const headers: Record<string, string> = accept === "" ? {} : { accept };
    const asked = { query, extensions: { accept } };
    for (const source of ["miss", "hit"]) {
      const answer = await post(site, asked, headers);
      expect({ type: answer.headers["content-type"], source: sourceOf(answer) }).toEqual({ type, source });
    }
  });

  test("a media type that nobody can give is 406, and takes no answer away from others", async () => {
    const site = shared();
    expect((await post(site, { query }, { accept: "text/html" })).status).toBe(406);
    expect((await post(site, { query })).status).toBe(200);
  });
});

const hiddenViewers = [
  { name: "as it is", query: "{ viewer { ip } }" },
  { name: "under an alias", query: "{ site { name } me: viewer { ip } }" },
  { name: "in a named fragment", query: "query A { ...F } fragment F on Query { viewer { ip } }" },
  { name: "in an inline fragment", query: "{ ... on Query { ... { viewer { ip } } } }" },
  { name: "behind a directive", query: "query ($yes: Boolean = true) { viewer @include(if: $yes) { ip } }" },
  {
    name: "as one of two operations",
    query: "query A { site { name } } query B { viewer { ip } }",
    operationName: "B",
  },
  { name: "by name alone", query: "{ viewer { __typename ip } }" },
];

describe("a viewer", () => {
  test.each(hiddenViewers)("$name is seen by that visitor alone", async ({ name: _name, ...operation }) => {
    const site = shared();
    for (const body of [JSON.stringify(operation), JSON.stringify(operation).replace("viewer", "\\u0076iewer")]) {
      for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.1"]) {
        const answer = await post(site, body, { "x-forwarded-for": address });
        expect(answer.status).toBe(200);
        expect(JSON.stringify(dataOf(answer))).toContain(`"ip":"${address}"`);
        expect(answer.headers["cache-control"]).toBe("private, no-store");
        expect(answer.headers.age).toBeUndefined();
      }
    }
  });

  test("is private by GET too, percent-encoded or not", async () => {
    const site = shared();
    for (const path of [
      "/graphql?query={viewer{ip}}",
      "/graphql?query={%76iewer{ip}}",
      "/graphql?query=%7Bviewer%7Bip%7D%7D",
    ]) {
      for (const address of ["203.0.113.1", "203.0.113.2"]) {
        const answer = await exchange(site, path, { headers: { "x-forwarded-for": address } });
        expect({ data: dataOf(answer), kept: answer.headers["cache-control"] }).toEqual({
          data: { viewer: { ip: address } },
          kept: "private, no-store",
        });
      }
    }
  });

  test("of fifty visitors at once is each one's own", async () => {
    const site = shared();
    const addresses = Array.from({ length: 50 }, (_, index) => `203.0.113.${index + 1}`);
    const answers = await Promise.all(
      addresses.map((address) => post(site, { query: "{ viewer { ip } }" }, { "x-forwarded-for": address })),
    );
    expect(answers.map(dataOf)).toEqual(addresses.map((ip) => ({ viewer: { ip } })));
  });

  test("that is left out leaves an answer for all", async () => {
    const site = shared();
    const operation = {
      query: "query ($no: Boolean!) { site { name } viewer @include(if: $no) { ip } }",
      variables: { no: false },
    };
    await post(site, operation);
    expect(sourceOf(await post(site, operation))).toBe("hit");
    expect(
      dataOf(await post(site, { ...operation, variables: { no: true } }, { "x-forwarded-for": "203.0.113.7" })),
    ).toMatchObject({ viewer: { ip: "203.0.113.7" } });
  });
});

const rate = `mutation { rateDocument(slug: "first-words", rating: 5) { __typename ... on RatingReceived { message } } }`;
const mutations = [
  { name: "as it is", body: JSON.stringify({ query: rate }) },
  { name: "with an escaped letter", body: JSON.stringify({ query: rate }).replace("mutation", "\\u006dutation") },
  {
    name: "after a query",
    body: JSON.stringify({
      query: `query A { site { name } } ${rate.replace("mutation", "mutation B")}`,
      operationName: "B",
    }),
  },
  { name: "behind comments and commas", body: JSON.stringify({ query: `#query {}\n,,${rate}` }) },
];

describe("a mutation", () => {
  test.each(mutations)(
    "$name is executed once each time it is sent, and its answer is nobody else's",
    async ({ body }) => {
      const site = shared();
      const before = site.callsTo(calls.rate);
      for (const times of [1, 2, 3]) {
        const answer = await post(site, body);
        expect(dataOf(answer)).toMatchObject({ rateDocument: { message: "Thanks." } });
        expect(answer.headers["cache-control"]).toBe("private, no-store");
        expect(site.callsTo(calls.rate) - before).toBe(times);
      }
    },
  );

  test("sent by many at once is executed as often as it was sent", async () => {
    const site = shared();
    const before = site.callsTo(calls.rate);
    await Promise.all(Array.from({ length: 20 }, () => post(site, { query: rate })));
    expect(site.callsTo(calls.rate) - before).toBe(20);
  });

  test("that a program filled in is answered without the backend, and not kept either", async () => {
    const site = shared();
    const input = {
      firstName: "A",
      lastName: "B",
      email: "a@b.example",
      message: "Hi",
      agreedToPolicies: true,
      website: "https://spam.example",
    };
    const operation = {
      query: "mutation ($input: ContactInput!) { submitContact(input: $input) { __typename } }",
      variables: { input },
    };
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(site, operation);
      expect(dataOf(answer)).toEqual({ submitContact: { __typename: "ContactReceived" } });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
    expect(site.callsTo(calls.contact)).toBe(0);
  });

  test("by GET is refused, from the second time on too", async () => {
    const site = shared();
    const before = site.callsTo(calls.rate);
    for (let times = 0; times < 2; times += 1) expect((await exchange(site, byGet(rate))).status).toBe(405);
    expect(site.callsTo(calls.rate)).toBe(before);
  });
});

describe("what is not stored", () => {
  test.each([
    ["a query that is not valid", { query: "{ nothing }" }, 400],
    ["a query that does not parse", { query: "{ site {" }, 400],
    ["a query with a bad argument", { query: `{ documents(type: ARTICLE, limit: 1000) { items { slug } } }` }, 200],
    ["a batch", [{ query }, { query: "{ viewer { ip } }" }], 400],
    ["no JSON", "{", 400],
  ])("%s", async (_name, operation, status) => {
    const site = shared();
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(site, operation);
      expect({ status: answer.status, source: sourceOf(answer), kept: answer.headers["cache-control"] }).toEqual({
        status,
        source: "miss",
        kept: "no-store",
      });
      expect(answer.body.toString()).not.toContain("127.0.0.1");
    }
  });

  test("an answer with data and an error: the part that failed is asked for again", async () => {
    await using site = await startFakeSite({ routes: { [calls.tags]: json({}, { status: 500 }) } });
    const partial = { query: `{ document(slug: "first-words") { subject } navigation { tags { name } } }` };
    for (let times = 0; times < 2; times += 1) {
      const answer = await post(site, partial);
      expect(sourceOf(answer)).toBe("miss");
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        data: { document: { subject: "First words" } },
        errors: [{ extensions: { status: 500, code: "HTTP_500" } }],
      });
    }
    site.backend.on(calls.tags, json({ allTags: [] }));
    await post(site, partial);
    expect(sourceOf(await post(site, partial))).toBe("hit");
  });
});
