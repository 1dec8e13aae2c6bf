import { describe, expect, test } from "vitest";
import { exchange, post } from "../support/exchange.ts";
import type { Exchanged } from "../support/exchange.ts";
import { calls, startFakeSite } from "../support/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite());

/** What grows with the square or the power of its size takes minutes. Of the processor's time, which a busy machine does not stretch. */
const longestCpuMs = 5_000;
const longestAnswer = 8_000;

/** What an answer to anything looks like: below 500, JSON, short, few errors, nothing of the inside, and soon. */
const problemsOf = ({ status, body }: Exchanged, cpuMs: number): readonly string[] => {
  const text = body.toString();
  const errors: readonly unknown[] = JSON.parse(text).errors ?? [];
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(errors.length <= 3 ? [] : [`${errors.length} errors`]),
    ...(text.length <= longestAnswer ? [] : [`${text.length} characters`]),
    ...(/node_modules|\.ts\b|\bat \w+ \(|127\.0\.0\.1|Something went wrong/.test(text)
      ? [`says too much: ${text.slice(0, 200)}`]
      : []),
    ...(cpuMs <= longestCpuMs ? [] : [`took ${cpuMs} ms`]),
  ];
};

const problemsAfter = async (
  operation: unknown,
): Promise<{ readonly status: number; readonly problems: readonly string[] }> => {
  const before = process.cpuUsage();
  const answer = await post(site(), operation);
  const { user, system } = process.cpuUsage(before);
  return { status: answer.status, problems: problemsOf(answer, (user + system) / 1_000) };
};

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");
const nested = (levels: number, inner: string, around: (inside: string) => string): string =>
  levels === 0 ? inner : around(nested(levels - 1, inner, around));

const refused: Readonly<Record<string, string>> = {
  "fragments that each spread the next one twice, 40 deep": `{ document(slug: "a") { ...F0 } } ${times(40, (index) => `fragment F${index} on Document { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Document { a: slug b: slug c: slug }`,
  "fragments in a ring of 60": `{ document(slug: "a") { ...F0 } } ${times(60, (index) => `fragment F${index} on Document { slug ...F${(index + 1) % 60} }`)}`,
  "a fragment that spreads itself": `{ document(slug: "a") { ...A } } fragment A on Document { ...A }`,
  "fragments that nobody spreads": `{ site { name } } ${times(100, (index) => `fragment F${index} on Site { name }`)}`,
  "fields that overlap with others": `{ ${times(60, (index) => `document(slug: "${index}") { slug }`)} }`,
  "introspection in a circle": `{ __schema { types { ${nested(5, "name", (inside) => `fields { type { ${inside} } }`)} } } }`,
  "introspection in a circle, by fragments": `{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { fields { type { ...V } } } fragment V on __Type { fields { type { fields { name } } } }`,
  "introspection of interfaces in a circle": `{ __type(name: "Query") { ${nested(5, "name", (inside) => `possibleTypes { interfaces { ${inside} } }`)} } }`,
  "a field in every unicode": "{ ѕite { name } }",
  "a name with a combining mark": "{ site\u0301 { name } }",
  "an invisible character in a name": "{ si\u200bte { name } }",
  "a change of direction": "{ site \u202e{ eman } }",
  "a null character": "{ site\u0000 { name } }",
  "half a character in a text": `{ document(slug: "\\uD83D") { slug } }`,
  "a subscription": "subscription { site { name } }",
  "a directive that defers": "{ ... @defer { site { name } } }",
  "an operation and its own type": "{ site { name } } type Query { a: Int }",
  "two operations and no name": "query A { site { name } } query B { site { name } }",
  "a number without an end": `{ documents(type: BLOG, page: ${"9".repeat(4_000)}) { items { slug } } }`,
  "a number beyond 32 bits": "{ documents(type: BLOG, page: 2147483648) { items { slug } } }",
  "a text that nothing ends": `{ document(slug: "${"x".repeat(9_000)}`,
  "a block text that nothing ends": `{ document(slug: """${'\\"'.repeat(4_000)}`,
  "brackets in strings in brackets": `{ document(slug: "${"{".repeat(5_000)}") { ${"{".repeat(5_000)}`,
  "backslashes and quotes": `{ document(slug: "${'\\\\\\"'.repeat(3_000)}`,
  "300 variables": `query (${times(300, (index) => `$v${index}: Int = 1`)}) { site { name } }`,
  "a default that is a deep list": `query ($w: [String!]! = ${"[".repeat(50)}"x"${"]".repeat(50)}) { treeNodes(group: TAGS, within: $w) { __typename } }`,
};

test.each(Object.entries(refused))("%s: 400, short and soon, and the backend is not asked", async (_name, query) => {
  const before = site().backend.calls.length;
  expect(await problemsAfter({ query })).toEqual({ status: 400, problems: [] });
  expect(site().backend.calls.length).toBe(before);
});

const tree = "query ($w: [String!]!) { treeNodes(group: TAGS, within: $w) { __typename } }";
const bySlug = "query ($s: String!) { document(slug: $s) { slug } }";
const bombs: Readonly<Record<string, unknown>> = {
  "a list of 20,000 wrong values": { query: tree, variables: { w: Array.from({ length: 20_000 }, () => 1) } },
  "a list of 9,000 texts": { query: tree, variables: { w: Array.from({ length: 9_000 }, () => "x") } },
  "lists in lists, 40,000 deep": `{"query":${JSON.stringify(tree)},"variables":{"w":${"[".repeat(40_000)}${"]".repeat(40_000)}}}`,
  "objects in objects, 15,000 deep": `{"query":${JSON.stringify(bySlug)},"variables":{"s":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}}}`,
  "a text of 90 KB where a number belongs": {
    query: "query ($p: Int!) { documents(type: BLOG, page: $p) { items { slug } } }",
    variables: { p: "9".repeat(90_000) },
  },
  "a text of 90 KB where a name belongs": {
    query: "query ($t: DocType!) { documents(type: $t) { items { slug } } }",
    variables: { t: "X".repeat(90_000) },
  },
  "an object with 5,000 unknown fields": {
    query: "mutation ($i: ContactInput!) { submitContact(input: $i) { __typename } }",
    variables: { i: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1])) },
  },
  "a prototype for variables":
    '{"query":"query ($s: String!) { document(slug: $s) { slug } }","variables":{"__proto__":{"s":"x"}}}',
  "a prototype in an object":
    '{"query":"mutation ($i: ContactInput!) { submitContact(input: $i) { __typename } }","variables":{"i":{"__proto__":{"firstName":"x"},"constructor":1}}}',
  "an operation's name that every object has": { query: "{ site { name } }", operationName: "constructor" },
  "an operation's name of 90 KB": { query: "{ site { name } }", operationName: "x".repeat(90_000) },
  "a field's name of 14,000 characters": { query: `{ ${"x".repeat(14_000)} }` },
  "variables that are a list": { query: "{ site { name } }", variables: [1, 2, 3] },
  "variables that are a text": { query: "{ site { name } }", variables: "{}" },
  "extensions that are a list": { query: "{ site { name } }", extensions: [1] },
  "a persisted operation called constructor": {
    extensions: { persistedQuery: { version: 1, sha256Hash: "constructor" } },
  },
  "a persisted operation called __proto__": { extensions: { persistedQuery: { version: 1, sha256Hash: "__proto__" } } },
  "a persisted operation whose hash is a list": {
    extensions: { persistedQuery: { version: 1, sha256Hash: ["toString"] } },
  },
  "a persisted operation whose hash is 90 KB long": {
    extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(90_000) } },
  },
  "a persisted operation with the hash of another": {
    query: "{ site { name } }",
    extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
  },
  "a persisted operation of another version": {
    extensions: { persistedQuery: { version: 9, sha256Hash: "0".repeat(64) } },
  },
  "numbers that are none":
    '{"query":"query ($p: Int!) { documents(type: BLOG, page: $p) { items { slug } } }","variables":{"p":1e400}}',
};

test.each(Object.entries(bombs))(
  "%s: refused or answered, short and soon, never a fault of ours",
  async (_name, operation) => {
    const { status, problems } = await problemsAfter(operation);
    expect(problems).toEqual([]);
    expect([200, 400]).toContain(status);
  },
);

test("a name that every object has is a name like any other", async () => {
  const answered = await post(site(), {
    query: "query constructor { constructor: site { toString: name } }",
    operationName: "constructor",
  });
  expect({ status: answered.status, text: answered.body.toString().trim() }).toEqual({
    status: 200,
    text: '{"data":{"constructor":{"toString":"Testsite"}}}',
  });
});

describe("a slug that would be another address", () => {
  test.each([
    "..",
    ".",
    "../rate/x",
    "a/../../../contact/testsite",
    "%2e%2e",
    "..%2f",
    "a?x=1",
    "a#b",
    "a\\b",
    "a;b",
    "a\u0000b",
    "a\r\nb",
    "\ud83d",
    "__proto__",
    "x".repeat(13_000),
    " ",
    "\u{1F600}",
  ])("%j asks for that document, or for nothing", async (slug) => {
    const before = site().backend.calls.length;
    const { status, problems } = await problemsAfter({ query: bySlug, variables: { s: slug } });
    expect({ status, problems }).toEqual({ status: 200, problems: [] });
    const asked = site()
      .backend.calls.slice(before)
      .map(({ url }) => url);
    expect(asked.filter((url) => !/^\/api\/docs\/get-details\/testsite\/[^/?#]+$/.test(url))).toEqual([]);
  });
});

const vote = 'mutation { rateDocument(slug: "first-words", rating: 5) { __typename } }';
const votes = (): number => site().callsTo(calls.rate);

test.each([
  ["application/graphql", vote],
  ["application/json, text/plain", JSON.stringify({ query: vote })],
  ["text/plain; application/json", JSON.stringify({ query: vote })],
  ["text/plain;charset=application/json", JSON.stringify({ query: vote })],
  ["application/json; charset=utf-7", JSON.stringify({ query: vote })],
  ["application/json; charset=utf-8; charset=utf-16", JSON.stringify({ query: vote })],
  ["application/json; boundary=x", JSON.stringify({ query: vote })],
  ["application/x-json", JSON.stringify({ query: vote })],
  ["text/json", JSON.stringify({ query: vote })],
  ["application/json+x", JSON.stringify({ query: vote })],
  ["application/x-www-form-urlencoded", `query=${encodeURIComponent(vote)}`],
  [
    "multipart/form-data; boundary=b",
    `--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: vote })}\r\n--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--b--\r\n`,
  ],
  ["multipart/form-data; boundary=b; application/json", JSON.stringify({ query: vote })],
])("a vote as %s is 415, and is not counted", async (type, body) => {
  const { status } = await exchange(site(), "/graphql", { method: "POST", headers: { "content-type": type }, body });
  expect({ status, votes: votes() }).toEqual({ status: 415, votes: 0 });
});

test.each([
  ["a header that overrides the method", `?query=${encodeURIComponent(vote)}`, { "x-http-method-override": "POST" }],
  [
    "another such header",
    `?query=${encodeURIComponent(vote)}`,
    { "x-method-override": "POST", "x-http-method": "POST" },
  ],
  ["a parameter that overrides the method", `?_method=POST&query=${encodeURIComponent(vote)}`, {}],
  ["a body that a reading has none of", `?query=${encodeURIComponent(vote)}`, { "content-type": "application/json" }],
  ["the operation twice", `?query=${encodeURIComponent("{ site { name } }")}&query=${encodeURIComponent(vote)}`, {}],
  [
    "a reading beside it, chosen by name",
    `?operationName=B&query=${encodeURIComponent(`query A { site { name } } ${vote.replace("mutation", "mutation B")}`)}`,
    {},
  ],
])("a vote by GET with %s is not counted", async (_name, search, headers) => {
  const { status } = await exchange(site(), `/graphql${search}`, { headers });
  expect([200, 400, 405]).toContain(status);
  expect(votes()).toBe(0);
});

test.each([
  "http://localhost.evil.example",
  "http://127.0.0.1.evil.example",
  "http://localhost@evil.example",
  "http://evil.example#localhost",
  "http://evil.example/localhost",
  "http://[::1].evil.example",
  "file://",
  "chrome-extension://localhost",
  "data:text/html,x",
  "http://localhost, http://evil.example",
  "NULL",
])("a vote from a page of the origin %j is 403", async (origin) => {
  const { status } = await post(site(), { query: vote }, { origin });
  expect({ status, votes: votes() }).toEqual({ status: 403, votes: 0 });
});

test.each(["-1", "0", "0.25", "5.5", "1e400", "3.3"])(
  "a vote of %s stars is refused, and never sent on",
  async (rating) => {
    const { status } = await post(site(), { query: vote.replace("rating: 5", `rating: ${rating}`) });
    expect([200, 400]).toContain(status);
    expect(votes()).toBe(0);
  },
);
