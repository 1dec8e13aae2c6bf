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
