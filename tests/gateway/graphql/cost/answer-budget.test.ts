import { buildSchema, execute, parse } from "graphql";
import { expect, test } from "vitest";
import { boundExecution } from "../../../../gateway/graphql/cost/bound-execution.ts";
import { createBudget } from "../../../../gateway/graphql/cost/budget.ts";
import { fieldsOf } from "../../../../gateway/graphql/cost/cost-rules.ts";
import { createTurns } from "../../../../gateway/graphql/cost/turns.ts";
import { exchange, post } from "../../../support/exchange.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

function links(count: number) {
  return Array.from({ length: count }, (_, at) => ({ subject: `Document ${at}`, slug: `document-${at}` }));
}
function types(count: number) {
  return {
    [calls.types]: json({ allTypes: [{ _id: "article", name: "Article", slug: "article", docs: links(count) }] }),
  };
}
const allLinks = "{ navigation { types { docs { subject slug } } } }";
function tooLarge(what: string, limit: string, field: string) {
  return `Query is too complex. Its answer has more than ${limit} ${what}, the limit is ${limit}; "${field}" exceeded it. Ask for smaller lists, or for fewer fields in them.`;
}

test("a list longer than the schema's estimate ends the execution with the same error, and without a partial answer", async () => {
  await using site = await startFakeSite({ routes: types(20_000), settings: { LIMIT_GRAPHQL_FIELDS_COUNT: "10000" } });
  const { status, body } = await post(site, { query: allLinks });
  expect({ status, body: JSON.parse(body.toString()) }).toEqual({
    status: 400,
    body: {
      errors: [
        {
          message: tooLarge("fields", "10,000", "docs"),
          extensions: {
            code: "QUERY_TOO_COMPLEX",
            status: 400,
            measure: "fields",
            value: "more than 10000",
            limit: 10_000,
            field: "docs",
          },
        },
      ],
    },
  });
});

test("many short lists count as much as a long one", async () => {
  const groups = Array.from({ length: 200 }, (_, at) => ({
    _id: `t${at}`,
    name: `Type ${at}`,
    slug: `t${at}`,
    docs: links(60),
  }));
  await using site = await startFakeSite({
    routes: { [calls.types]: json({ allTypes: groups }) },
    settings: { LIMIT_GRAPHQL_FIELDS_COUNT: "10000" },
  });
  const { status, body } = await post(site, { query: allLinks });
  expect([status, JSON.parse(body.toString()).errors.length]).toEqual([400, 1]);
});

test("an answer is limited in bytes", async () => {
  const settings = { LIMIT_GRAPHQL_ANSWER_BYTES: "50000" };
  const documents = Array.from({ length: 50 }, (_, at) =>
    aWireDocument({ slug: `d${at}`, metaDescription: "x".repeat(1_500) }),
  );
  await using site = await startFakeSite({ documents, settings });
  const refused = await post(site, {
    query: '{ documents(type: "article", limit: 50) { items { metaDescription } } }',
  });
  expect([refused.status, JSON.parse(refused.body.toString()).errors[0].message]).toEqual([
    400,
    tooLarge("bytes", "50,000", "metaDescription"),
  ]);
  expect((await post(site, { query: '{ documents(type: "article", limit: 50) { items { slug } } }' })).status).toBe(
    200,
  );
});

test("no further backend call is made once the budget is exceeded", async () => {
  const documents = Array.from({ length: 60 }, (_, at) => aWireDocument({ slug: `d${at}` }));
  await using site = await startFakeSite({ documents, settings: { LIMIT_GRAPHQL_FIELDS_COUNT: "40" } });
  const query = '{ documents(type: "article", limit: 60) { items { slug related(limit: 1) { slug } } } }';
  expect((await post(site, { query })).status).toBe(400);
  // Time for the calls that would follow: the navigation, and the documents it leads to.
  for (let time = 0; time < 5; time += 1) await exchange(site, "/robots.txt");
  expect([site.callsTo(calls.ofType), site.callsTo(calls.tags), site.callsTo(calls.document)]).toEqual([1, 0, 0]);
});

function wide() {
  return buildSchema("type Query { rows: [Row!]! one: Int } type Row { a: Int b: Int cells: [Row!]! }");
}
function rowsOf(count: number, cells: number) {
  return Array.from({ length: count }, (_, at) => ({
    a: at,
    b: at,
    cells: Array.from({ length: cells }, () => ({ a: 1, b: 1, cells: [] })),
  }));
}

/** Executes while counting the fields that are resolved per event-loop turn. */
async function run(rows: unknown, perTurn: number, query: string) {
  const mostPerTurn = { fields: 0 };
  let inTurn = 0;
  const counting = wide();
  for (const { field } of fieldsOf(counting)) {
    field.resolve = (source: Readonly<Record<string, unknown>>) => {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      mostPerTurn.fields = Math.max(mostPerTurn.fields, inTurn);
      return source[field.name];
    };
  }
  const turns = createTurns(perTurn);
  const bounded = boundExecution(counting, turns);
  const budget = createBudget({ fields: 1_000_000, bytes: 100_000_000 }, turns);
  const result = await execute({
    schema: bounded,
    document: parse(query),
    rootValue: { rows, one: 1 },
    contextValue: { budget },
  });
  return { result, mostPerTurn: mostPerTurn.fields, fields: budget.fieldCount() };
}

test.each([
  ["a long list", rowsOf(5_000, 0)],
  ["lists in lists", rowsOf(90, 90)],
])("%s is executed in parts: one event-loop turn resolves no more fields than its limit", async (_name, rows) => {
  const { result, mostPerTurn, fields } = await run(rows, 200, "{ rows { a b cells { a b } } }");
  expect(result.errors).toBeUndefined();
  expect(JSON.parse(JSON.stringify(result.data)).rows.length).toBe(rows.length);
  expect(fields).toBeGreaterThan(10_000);
  // Fields that are resumed, and new ones beside them.
  expect(mostPerTurn).toBeLessThanOrEqual(2 * 200);
});

test("a long list keeps its content and order", async () => {
  const { result } = await run(rowsOf(1_234, 0), 100, "{ rows { a } }");
  expect(JSON.parse(JSON.stringify(result.data)).rows.map(({ a }: { readonly a: number }) => a)).toEqual(
    Array.from({ length: 1_234 }, (_, at) => at),
  );
});

test("executions take turns: a short one ends long before a long one that started earlier", async () => {
  const turns = createTurns(100);
  const schema = boundExecution(wide(), turns);
  const done: string[] = [];
  const start = async (name: string, query: string): Promise<void> => {
    await execute({
      schema,
      document: parse(query),
      rootValue: { rows: rowsOf(5_000, 0), one: 1 },
      contextValue: { budget: createBudget({ fields: 1_000_000, bytes: 1_000_000_000 }, turns) },
    });
    done.push(name);
  };
  await Promise.all([start("long", "{ rows { a b } }"), start("short", "{ one a: one b: one }")]);
  expect(done).toEqual(["short", "long"]);
});
