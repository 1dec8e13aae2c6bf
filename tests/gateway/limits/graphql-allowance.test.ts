import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

const message = "You have asked for a lot in a short time. Please try again in a minute, or ask for less at once.";
/** Costs 10 for the documents, 1 for the list, 1 for each slug. */
function list(page: number, limit = 89): string {
  return `{ documents(type: "article", page: ${page}, limit: ${limit}) { items { slug } } }`;
}
function hashOf(name: string): string {
  return Object.entries(persistedDocuments).find(([, document]) => document.startsWith(`query ${name}`))?.[0] ?? "";
}
function own(name: string, variables: unknown): string {
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(name) } }) }).toString()}`;
}
function errorOf({ body }: Exchanged) {
  return JSON.parse(body.toString()).errors[0];
}

test("the points of an address per minute are counted on misses; beyond the limit it is 429 with the time to wait, without execution", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "250" } });
  for (const page of [1, 2]) expect((await post(site, { query: list(page) })).status).toBe(200);
  const asked = site.backend.calls.length;
  const refused = await post(site, { query: list(3) });
  expect({ status: refused.status, error: errorOf(refused), asked: site.backend.calls.length }).toEqual({
    status: 429,
    error: { message, extensions: { code: "RATE_LIMITED", status: 429 } },
    asked,
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // Stored answers are not counted, and refused operations take nothing.
  for (let time = 0; time < 5; time += 1) expect((await post(site, { query: list(2) })).status).toBe(200);
  expect((await post(site, { query: list(4, 30) })).status).toBe(200);
});

test("every counted answer says what is left of each allowance it used; one from the store does not", async () => {
  await using site = await startFakeSite({
    settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "1000", LIMIT_SEARCHES_PER_MINUTE: "3" },
  });
  const first = await post(site, { query: list(1) });
  expect(first.headers["ratelimit-policy"]).toBe('"graphql";q=1000;w=60');
  expect(first.headers["ratelimit"]).toMatch(/^"graphql";r=900;t=\d+$/);
  const again = await post(site, { query: list(1) });
  expect([again.headers["ratelimit-policy"], again.headers["ratelimit"]]).toEqual([undefined, undefined]);
  const both = await post(site, { query: '{ search(term: "words", limit: 5) { pagination { totalItems } } }' });
  expect(both.headers["ratelimit-policy"]).toBe('"search";q=3;w=60, "graphql";q=1000;w=60');
  expect(both.headers["ratelimit"]).toMatch(/^"search";r=2;t=\d+, "graphql";r=\d+;t=\d+$/);
  const page = await exchange(site, "/search?q=other");
  expect([page.headers["ratelimit-policy"], String(page.headers["ratelimit"]).startsWith('"search";r=1;')]).toEqual([
    '"search";q=3;w=60',
    true,
  ]);
  expect((await exchange(site, "/search?q=other")).headers["ratelimit"]).toBeUndefined();
  await exchange(site, "/search?q=more");
  const refused = await exchange(site, "/search?q=most");
  expect([refused.status, /^"search";r=0;t=\d+$/.test(String(refused.headers["ratelimit"]))]).toEqual([429, true]);
});

test("so does a vote", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_RATINGS_PER_MINUTE: "2" } });
  const vote = await post(site, { query: 'mutation { rateDocument(slug: "first-words", rating: 5) { __typename } }' });
  expect(vote.headers["ratelimit-policy"]).toBe('"graphql";q=100000;w=60, "rating";q=2;w=60');
  expect(vote.headers["ratelimit"]).toMatch(/"rating";r=1;t=\d+$/);
});

test("when one of two allowances is used up, nothing is taken from the other", async () => {
  await using site = await startFakeSite({
    settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "60", LIMIT_SEARCHES_PER_MINUTE: "2" },
  });
  const search = (term: string): string => `{ search(term: "${term}", limit: 100) { items { document { slug } } } }`;
  for (const term of ["a", "b", "c"]) expect(errorOf(await post(site, { query: search(term) })).message).toBe(message);
  for (const term of ["d", "e"]) expect((await exchange(site, `/search?q=${term}`)).status).toBe(200);
});

test("the client's own operations are not counted, operations persisted by others are", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "60" } });
  for (const page of [1, 2, 3, 4, 5]) {
    const answer = await exchange(site, own("ListPage", { type: "article", page }));
    expect([answer.status, answer.headers["ratelimit"]]).toEqual([200, undefined]);
  }
  expect(
    (
      await post(site, {
        query: Object.values(persistedDocuments).find((text) => text.startsWith("query ListPage")),
        variables: { type: "article", page: 9 },
      })
    ).status,
  ).toBe(429);
});

test("an operation refused for its cost takes nothing", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST_PER_MINUTE: "6000" } });
  const huge = '{ documents(type: "article", limit: 100) { items { related(limit: 12) { slug } } } }';
  for (let time = 0; time < 3; time += 1) expect((await post(site, { query: huge })).status).toBe(400);
  expect((await post(site, { query: list(1) })).headers["ratelimit"]).toMatch(/"graphql";r=5900;/);
});
