import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findArrowConstants } from "./arrow-constants.ts";

const folders = [
  "addresses",
  "backend",
  "bench",
  "client",
  "codegen",
  "content-folder",
  "gateway",
  "html",
  "texts",
  "import",
  "processes",
  "report",
  "tests",
];
const root = fileURLToPath(new URL("../..", import.meta.url));

test("finds a function written as a constant, unless the constant has a type or is inside a function", () => {
  const text = [
    "export const found = async (): Promise<void> => {};",
    "const typed: Handler = () => undefined;",
    "function holds() { const inside = () => 1; return inside; }",
    "const built = build(() => 1);",
  ].join("\n");
  expect(findArrowConstants("a.ts", text)).toEqual(["found"]);
});

test("the project has none", () => {
  const files = globSync(`{${folders.join()}}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter(
    (file) => !/generated|node_modules/.test(file),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(
    files.flatMap((file) =>
      findArrowConstants(file, readFileSync(join(root, file), "utf8")).map((name) => [file, name]),
    ),
  ).toEqual([]);
});
