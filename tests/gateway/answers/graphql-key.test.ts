import { describe, expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { byGet, dataOf, sourceOf, startSiteBehindProxy } from "./support/served-answers.ts";

const shared = forAllTests(startSiteBehindProxy);

const query = `{ document(slug: "first-words") { subject } }`;

describe("the key of a query", () => {
  test("is method, media type and body: each combination has its own answer, which is then a hit", async () => {
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

  test("contains nothing of the visitor, nor does the answer", async () => {
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

  test("an unsupported media type is 406, and does not replace stored answers", async () => {
    const site = shared();
    expect((await post(site, { query }, { accept: "text/html" })).status).toBe(406);
    expect((await post(site, { query })).status).toBe(200);
  });
});

describe("never stored:", () => {
  test.each([
    ["a query that is not valid", { query: "{ nothing }" }, 400],
    ["a query that does not parse", { query: "{ site {" }, 400],
    ["a query with a bad argument", { query: `{ documents(type: "article", limit: 1000) { items { slug } } }` }, 200],
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

  test("an answer with data and an error: the failed part is requested again", async () => {
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
