import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { persistedDocuments } from "../../../../gateway/generated/persisted-documents.ts";
import { complexityRule, findTooComplexToParse } from "../../../../gateway/graphql/complexity.ts";
import { exchange, post } from "../../../support/exchange.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());
function tooComplex(what: string, measure: string, value: number | string, limit: number) {
  return {
    errors: [
      {
        message: `Query is too complex. ${what}, the limit is ${limit.toLocaleString("en-US")}.`,
        extensions: { code: "QUERY_TOO_COMPLEX", status: 400, measure, value, limit },
      },
    ],
  };
}

function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join(" ");
}
/** Nested related documents: each step adds two levels. */
function related(levels: number): string {
  return levels === 0 ? "slug" : `related { ${related(levels - 1)} }`;
}

async function send(query: string) {
  const { status, body } = await post(site(), { query });
  return { status, body: JSON.parse(body.toString()) };
}

const attacks = {
  "11 levels": [
    `{ document(slug: "a") { ${related(10)} } }`,
    tooComplex("Its fields are nested 12 deep", "depth", 12, 10),
  ],
  "11 levels through fragments": [
    `{ document(slug: "a") { ...A } } fragment A on Document { ${related(4).replace("slug", "...B")} } fragment B on Document { ${related(6)} }`,
    tooComplex("Its fields are nested 12 deep", "depth", 12, 10),
  ],
  "16 aliases": [
    `{ site { ${times(16, (index) => `a${index}: name`)} } }`,
    tooComplex("It has 16 aliases", "aliases", 16, 15),
  ],
  "4 aliases in a fragment that is spread 4 times": [
    `{ ${times(4, () => "site { ...F }")} } fragment F on Site { a: name b: name c: name d: name }`,
    tooComplex("It has 16 aliases", "aliases", 16, 15),
  ],
  "10 directives": [
    `{ site { name ${times(10, () => "@include(if: true)")} } }`,
    tooComplex("It has 10 directives", "directives", 10, 9),
  ],
  "11 root fields": [
    `{ ${times(11, () => "site { name }")} }`,
    tooComplex("It has 11 root fields", "root fields", 11, 10),
  ],
  "1,001 tokens": [
    `{ site { ${times(1_000, () => "name")} } }`,
    tooComplex("It has more than 1,000 tokens", "tokens", "more than 1000", 1_000),
  ],
  "15,001 characters": [
    `{ site { name } } #${"x".repeat(15_000)}`,
    tooComplex("It has 15,019 characters", "characters", 15_019, 15_000),
  ],
  "lists in lists": [
    `{ search(term: ${"[".repeat(7_000)}) { total } }`,
    tooComplex("Its brackets are nested more than 60 deep", "brackets", "more than 60", 60),
  ],
  "braces in braces": [
    "{ site ".repeat(2_000),
    tooComplex("Its brackets are nested more than 60 deep", "brackets", "more than 60", 60),
  ],
  "braces in braces after a block string with a quotation mark": [
    `{ document(slug: """a"b""") ${"{ site ".repeat(1_000)}`,
    tooComplex("Its brackets are nested more than 60 deep", "brackets", "more than 60", 60),
  ],
  "two changes in one operation": [
    `mutation { rateDocument(slug: "a", rating: 5) { __typename } subscribeNewsletter(email: "a@b.example") { __typename } }`,
    tooComplex("It has 2 root fields", "root fields", 2, 1),
  ],
} as const;

describe.each(Object.entries(attacks))("%s", (_name, [query, refusal]) => {
  test("by POST: refused with one error that names the limit and the value, without a backend call", async () => {
    const before = site().backend.calls.length;
    expect(await send(query)).toEqual({ status: 400, body: refusal });
    expect(site().backend.calls.length).toBe(before);
  });
});

test("the same by GET, if it fits into a URL", async () => {
  const { status, body } = await exchange(site(), `/graphql?query=${encodeURIComponent(attacks["16 aliases"][0])}`);
  expect({ status, body: JSON.parse(body.toString()) }).toEqual({ status: 400, body: attacks["16 aliases"][1] });
});

test.each([
  ["10 levels", `{ document(slug: "a") { ${related(8).replaceAll("related", "related(limit: 1)")} } }`],
  ["15 aliases", `{ site { ${times(15, (index) => `a${index}: name`)} } }`],
  ["9 directives", `{ ${times(9, (index) => `a${index}: __typename @include(if: true)`)} }`],
  ["10 root fields", `{ ${times(10, () => "site { name }")} }`],
  ["brackets in a string", `{ document(slug: "${"[".repeat(200)}") { slug } }`],
  ["brackets in a block string", `{ document(slug: """a " ${"[".repeat(200)} \\""" b""") { slug } }`],
  ["brackets in a comment", `{ site { name } # ${"{".repeat(200)}\n}`],
])("%s are answered", async (_name, query) => {
  const { status, body } = await send(query);
  expect({
    status,
    errors:
      body.errors
        ?.map(({ message }: { message: string }) => message)
        .filter((message: string) => message.includes("complex")) ?? [],
  }).toEqual({ status: 200, errors: [] });
});

test("introspection may be as deep as it needs", async () => {
  const ofType = (levels: number): string => (levels === 0 ? "name" : `name ofType { ${ofType(levels - 1)} }`);
  const { status, body } = await send(`{ __schema { types { fields { args { type { ${ofType(9)} } } } } } }`);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
});

test("of many mistakes three are reported", async () => {
  const { status, body } = await send(`{ ${times(90, (index) => `nothing${index}`)} }`);
  expect(status).toBe(400);
  expect(body.errors.length).toBeLessThanOrEqual(3);
});

test("a batch of operations is refused as a whole", async () => {
  const { status, body } = await post(site(), [{ query: "{ site { name } }" }, { query: "{ site { name } }" }]);
  expect(status).toBe(400);
  expect(JSON.parse(body.toString()).data).toBeUndefined();
});

test("a recursive fragment is an error, and ends", async () => {
  const { status } = await send(
    `{ document(slug: "a") { ...A } } fragment A on Document { related { ...B } } fragment B on Document { related { ...A } }`,
  );
  expect(status).toBe(400);
});

test("every operation of the client is within half of every limit except depth", () => {
  const schema = buildSchema(readFileSync(new URL("../../../../schema.graphql", import.meta.url), "utf8"));
  const half = complexityRule({ characters: 15_000, depth: 9, aliases: 8, directives: 5, rootFields: 6 });
  for (const text of Object.values(persistedDocuments))
    expect(validate(schema, parse(text, { maxTokens: 800 }), [half])).toEqual([]);
});

test("refused operations rated nothing", () => {
  expect(site().callsTo(calls.rate)).toBe(0);
});

test("a text is read once, also where nothing in it is closed: 75 million characters, a hundredth of what each quotation mark anew would take", () => {
  const unclosed = `"${String.raw`\"`.repeat(7_499)}`;
  for (let times = 0; times < 5_000; times += 1)
    expect(findTooComplexToParse(unclosed, { characters: 15_000 })).toBeNull();
});
