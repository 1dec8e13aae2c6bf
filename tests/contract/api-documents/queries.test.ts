import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { demonstration } from "../../support/demonstration.ts";
import { blocksOf, exampleOf, examples } from "./blocks.ts";

const site = demonstration;

/** The paths in an answer that are empty, and so show nothing to a reader who tries the example. */
function emptyPlaces(data: Readonly<Record<string, unknown>> | null): readonly string[] {
  return Object.entries(data ?? { data: null }).flatMap(([field, value]) => {
    const list = typeof value === "object" && value !== null && "items" in value ? value.items : value;
    return list === null || (Array.isArray(list) && list.length === 0) ? [field] : [];
  });
}

test.each(examples)(
  "the operation $name of $slug, line $line, has an answer without empty parts",
  async ({ query, variables }) => {
    const { status, data, errors } = await ask(site(), query, { variables });
    expect({ status, errors, empty: emptyPlaces(data) }).toEqual({ status: 200, errors: [], empty: [] });
  },
);

test("every GraphQL block is an operation with a name that is unique in its document", () => {
  const names = examples.map(({ slug, name }) => `${slug} ${name}`);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.endsWith(" "))).toEqual([]);
});

test("variables come right after their operation", () => {
  const given = examples.filter(({ variables }) => Object.keys(variables).length > 0);
  expect(given).toHaveLength(blocksOf("json").filter(({ note }) => note === "variables").length);
});

test("the list with a limit of 500 is refused, as documented", async () => {
  const { query } = exampleOf("errors-and-limits", "Range");
  const { errors } = await ask(site(), query.replace("limit: 100", "limit: 500"));
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});

test("the operations in docs/guides/build-on-it.md have answers, and the first one the cost that the guide computes", async () => {
  const guide = readFileSync(new URL("../../../docs/guides/build-on-it.md", import.meta.url), "utf8");
  const operations = [...guide.matchAll(/^(\{ \w.*\})$|query: '([^']+)'/gm)].map(
    ([, alone, quoted]) => alone ?? quoted ?? "",
  );
  const answers = await Promise.all(operations.map((operation) => ask(site(), operation)));
  expect(answers).toMatchObject([
    { status: 200, errors: [], headers: { "graphql-cost": /= (\d+):/.exec(guide)?.[1] } },
    { status: 200, errors: [] },
  ]);
});
