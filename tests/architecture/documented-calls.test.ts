import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const Contract = z.object({ paths: z.record(z.string(), z.unknown()) });

/** The calls for reports that a text names, one or several in braces, without the name of the site. */
function reportsNamedIn(text: string): readonly string[] {
  return [...text.matchAll(/\/reports\/(?:\{([\w,-]+)\}|([\w-]+))\//g)].flatMap(([, several, one = ""]) =>
    (several?.split(",") ?? [one]).map((name) => `/reports/${name}`),
  );
}

test("every call for a report that a guide names is in the contract", () => {
  const { paths } = Contract.parse(parse(readFileSync("backend/openapi.yaml", "utf8"), { merge: true }));
  const known = new Set(Object.keys(paths).map((path) => path.replace(/\/\{\w+\}$/, "")));
  const files = readdirSync("docs/guides").map((name) => join("docs/guides", name));
  const named = [...files, "README.md", "docs/architecture.md"].flatMap((file) =>
    reportsNamedIn(readFileSync(file, "utf8")).map((call) => ({ file, call })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ call }) => !known.has(call))).toEqual([]);
});
