import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const Schema = z.object({
  properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })),
  additionalProperties: z.boolean(),
});

async function readSchema(folder: string) {
  return Schema.parse(JSON.parse(await readFile(new URL(`../../${folder}/site.schema.json`, import.meta.url), "utf8")));
}

test("editors know every key of site.yml, what each is for, and that there are no others", async () => {
  const { properties, additionalProperties } = await readSchema("content");
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(["name", "preset", "types", "navigation", "home", "theme", "features", "bots"]),
  );
  expect(Object.entries(properties).filter(([, { description }]) => description === undefined)).toEqual([]);
  expect(additionalProperties).toBe(false);
});

test("a new site has the same schema, and names it in its first line", async () => {
  expect(await readSchema("content-folder/starter/site")).toEqual(await readSchema("content"));
  for (const folder of ["content", "content-folder/starter/site"]) {
    const text = await readFile(new URL(`../../${folder}/site.yml`, import.meta.url), "utf8");
    expect(text.split("\n")[0]).toBe("# yaml-language-server: $schema=./site.schema.json");
  }
});

/** A part of the schema, as far as keys are in it. */
interface Part {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly additionalProperties?: Part | boolean;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly $defs?: Readonly<Record<string, Part>>;
}

/** Every key below a part, with its path: those in lists, in either form of a value and in a part that has a name too, which may contain itself. */
function keysOf(
  part: Part,
  named: Part["$defs"] = part.$defs,
  path = "",
  around: readonly Part[] = [],
): readonly Key[] {
  if (around.includes(part)) return [];
  const { $ref = "", properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = part;
  const below = (next: Part, at: string): readonly Key[] => keysOf(next, named, at, [...around, part]);
  const own = Object.entries(properties).flatMap(([key, value]) => [
    [`${path}${key}`, key, value] as const,
    ...below(value, `${path}${key}.`),
  ]);
  const meant = named?.[$ref.replace("#/$defs/", "")];
  const others = [meant, items, additionalProperties, ...anyOf, ...oneOf].filter((one) => typeof one === "object");
  return [...own, ...others.flatMap((one) => below(one, path))];
}

type Key = readonly [path: string, key: string, part: Part];

test("every key at every depth says what it is for, and has a row or an example in the guide", async () => {
  const schema: Part = JSON.parse(await readFile(new URL("../../content/site.schema.json", import.meta.url), "utf8"));
  const guides = await Promise.all(
    ["site-definition", "document-types"].map((name) =>
      readFile(new URL(`../../docs/guides/${name}.md`, import.meta.url), "utf8"),
    ),
  );
  const rows = guides
    .join("\n")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split(" | ").slice(0, 3).join(" "))
    .join("\n");
  const keys = keysOf(schema);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.map(([path]) => path)).toContain("types.sidebar.collapsed");
  expect(keys.filter(([, , { description }]) => description === undefined).map(([path]) => path)).toEqual([]);
  const unexplained = keys.filter(([, key]) => !new RegExp(`\\b${key}\\b`).test(rows)).map(([path]) => path);
  expect([...new Set(unexplained)]).toEqual([]);
});
