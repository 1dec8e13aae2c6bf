import { expect, test } from "vitest";
import { post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());

test("whatever refuses an operation, the refusal is of the media type that is asked for", async () => {
  const media = "application/graphql-response+json";
  const typeOf = async (body: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, headers: answered } = await post(site(), body, { accept: media, ...headers });
    return [status, answered["content-type"]];
  };
  const type = `${media}; charset=utf-8`;
  const tooComplex = JSON.stringify({ query: `{ site { ${"name ".repeat(1_000)} } }` });
  const tooCostly = JSON.stringify({
    query: '{ documents(type: "article", limit: 100) { items { related { related { related { slug } } } } } }',
  });
  for (const body of ["{", "{}", tooComplex, tooCostly]) expect(await typeOf(body)).toEqual([400, type]);
  expect(await typeOf("{}", { "content-type": "text/plain" })).toEqual([415, type]);
  expect(await typeOf("x".repeat(100_001))).toEqual([413, type]);
});
