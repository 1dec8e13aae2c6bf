import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { demonstration } from "../../support/site.ts";
import { blocksOf, exampleOf, examples } from "./blocks.ts";

const site = demonstration;

/** The places in an answer that give a reader who tries an example nothing to look at. */
const emptyPlaces = (data: Readonly<Record<string, unknown>> | null): readonly string[] =>
  Object.entries(data ?? { data: null }).flatMap(([field, value]) => {
    const list = typeof value === "object" && value !== null && "items" in value ? value.items : value;
    return list === null || (Array.isArray(list) && list.length === 0) ? [field] : [];
  });

test.each(examples)(
  "the operation $name of $slug, line $line, is answered with something to read",
  async ({ query, variables }) => {
    const { status, data, errors } = await ask(site(), query, { variables });
    expect({ status, errors, empty: emptyPlaces(data) }).toEqual({ status: 200, errors: [], empty: [] });
  },
);

test("every block of GraphQL is an operation with a name of its own in its document", () => {
  const names = examples.map(({ slug, name }) => `${slug} ${name}`);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.endsWith(" "))).toEqual([]);
});

test("variables stand right behind the operation that they belong to", () => {
  const given = examples.filter(({ variables }) => Object.keys(variables).length > 0);
  expect(given).toHaveLength(blocksOf("json").filter(({ note }) => note === "variables").length);
});

test("the list that is said to be refused with a limit of 500 is refused", async () => {
  const { query } = exampleOf("errors-and-limits", "Range");
  const { errors } = await ask(site(), query.replace("limit: 100", "limit: 500"));
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});
