import { describe, expect, test } from "vitest";
import { exchange, post } from "../../../support/exchange.ts";
import { calls } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { byGet, dataOf, sourceOf, startSiteBehindProxy } from "../support/served-answers.ts";

const shared = forAllTests(startSiteBehindProxy);

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
  test.each(hiddenViewers)("$name is seen by that visitor only", async ({ name: _name, ...operation }) => {
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

  test("is correct for each of fifty concurrent visitors", async () => {
    const site = shared();
    const addresses = Array.from({ length: 50 }, (_, index) => `203.0.113.${index + 1}`);
    const answers = await Promise.all(
      addresses.map((address) => post(site, { query: "{ viewer { ip } }" }, { "x-forwarded-for": address })),
    );
    expect(answers.map(dataOf)).toEqual(addresses.map((ip) => ({ viewer: { ip } })));
  });

  test("that is skipped leaves a shared answer", async () => {
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
  test.each(mutations)("$name is executed each time it is sent, and its answer is not shared", async ({ body }) => {
    const site = shared();
    const before = site.callsTo(calls.rate);
    for (const times of [1, 2, 3]) {
      const answer = await post(site, body);
      expect(dataOf(answer)).toMatchObject({ rateDocument: { message: "Thanks." } });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(site.callsTo(calls.rate) - before).toBe(times);
    }
  });

  test("sent many times concurrently is executed as often as it was sent", async () => {
    const site = shared();
    const before = site.callsTo(calls.rate);
    await Promise.all(Array.from({ length: 20 }, () => post(site, { query: rate })));
    expect(site.callsTo(calls.rate) - before).toBe(20);
  });

  test("from a bot that filled the hidden field is answered without the backend, and not stored either", async () => {
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

  test("by GET is refused, on repetition too", async () => {
    const site = shared();
    const before = site.callsTo(calls.rate);
    for (let times = 0; times < 2; times += 1) expect((await exchange(site, byGet(rate))).status).toBe(405);
    expect(site.callsTo(calls.rate)).toBe(before);
  });
});
