import { describe, expect, test } from "vitest";
import { post } from "../support/exchange.ts";
import type { Exchanged } from "../support/exchange.ts";
import { startFakeSite } from "../support/fakes/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { bombs, bySlug, refused } from "./support/hostile-operations.ts";

const site = forAllTests(() => startFakeSite());

/** Superlinear work would take minutes. CPU time, which other load on the machine does not affect. */
const longestCpuMs = 5_000;
const longestAnswer = 8_000;

/** Problems of an answer, which has to be below 500, JSON, short, with few errors, without internals, and quick. */
function problemsOf({ status, body }: Exchanged, cpuMs: number): readonly string[] {
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
}

async function problemsAfter(
  operation: unknown,
): Promise<{ readonly status: number; readonly problems: readonly string[] }> {
  const before = process.cpuUsage();
  const answer = await post(site(), operation);
  const { user, system } = process.cpuUsage(before);
  return { status: answer.status, problems: problemsOf(answer, (user + system) / 1_000) };
}

test.each(Object.entries(refused))("%s: 400, short and quick, without a backend call", async (_name, query) => {
  const before = site().backend.calls.length;
  expect(await problemsAfter({ query })).toEqual({ status: 400, problems: [] });
  expect(site().backend.calls.length).toBe(before);
});

test.each(Object.entries(bombs))(
  "%s: refused or answered, short and quick, never an internal error",
  async (_name, operation) => {
    const { status, problems } = await problemsAfter(operation);
    expect(problems).toEqual([]);
    expect([200, 400]).toContain(status);
  },
);

test("a name that every object has is an ordinary name", async () => {
  const answered = await post(site(), {
    query: "query constructor { constructor: site { toString: name } }",
    operationName: "constructor",
  });
  expect({ status: answered.status, text: answered.body.toString().trim() }).toEqual({
    status: 200,
    text: '{"data":{"constructor":{"toString":"Testsite"}}}',
  });
});

test("a thousand failed fields are few errors; each root field that failed keeps its own", async () => {
  const documents = Array.from({ length: 100 }, (_, index) => aWireDocument({ slug: `document-${index}` }));
  await using long = await startFakeSite({ documents });
  const summaries = Array.from({ length: 10 }, (_, index) => `s${index}: summary(length: 1)`).join(" ");
  const list = `documents(type: "article", limit: 100) { items { ${summaries} } }`;
  const failed = `search(term: "x", limit: 0) { correctedTerm } suggestions(text: "x", limit: 0) { slug } closest(slug: "x", limit: 0) { slug }`;
  const alone = await post(long, { query: `{ ${list} }` });
  expect(problemsOf(alone, 0).filter((problem) => !problem.endsWith("characters"))).toEqual([]);
  expect(JSON.parse(alone.body.toString())).toMatchObject({
    data: { documents: { items: documents.map(() => ({ s0: null, s9: null })) } },
    errors: [0, 1, 2].map((index) => ({ path: ["documents", "items", 0, `s${index}`] })),
    extensions: { omittedErrors: 997 },
  });
  const { errors, extensions } = JSON.parse((await post(long, { query: `{ ${list} ${failed} }` })).body.toString());
  expect(extensions).toEqual({ omittedErrors: 999 });
  expect(errors.map(({ path }: { readonly path: readonly unknown[] }) => path[0]).toSorted()).toEqual([
    "closest",
    "documents",
    "search",
    "suggestions",
  ]);
});

test("an answer with few errors has them all, and nothing beside them", async () => {
  const query = `{ document(slug: "first-words") { a: summary(length: 1) b: summary(length: 1) c: summary(length: 1) } }`;
  const { errors, ...others } = JSON.parse((await post(site(), { query })).body.toString());
  expect(errors).toHaveLength(3);
  expect(others).toEqual({ data: { document: { a: null, b: null, c: null } } });
});

describe("a slug that could be another address", () => {
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
  ])("%j requests that document, or nothing", async (slug) => {
    const before = site().backend.calls.length;
    const { status, problems } = await problemsAfter({ query: bySlug, variables: { s: slug } });
    expect({ status, problems }).toEqual({ status: 200, problems: [] });
    const asked = site()
      .backend.calls.slice(before)
      .map(({ url }) => url);
    expect(asked.filter((url) => !/^\/api\/docs\/get-details\/testsite\/[^/?#]+$/.test(url))).toEqual([]);
  });
});
