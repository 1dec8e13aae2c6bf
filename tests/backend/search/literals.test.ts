import { expect, test } from "vitest";
import { literalsOf } from "../../../backend/store/search/language/literals.ts";

test("what programmers type is taken without the signs of the sentence around it", () => {
  expect(literalsOf('How does ("fs.readFile()") differ from --dry-run?! And C++, or Node.js…')).toEqual([
    "fs.readfile(",
    "--dry-run",
    "c++",
    "node.js",
  ]);
  expect(literalsOf("What's well-known (or not)?")).toEqual([]);
  expect(literalsOf('"" (((…')).toEqual([]);
});

test("a long row of signs within what is typed is passed over once", () => {
  const typed = `a${".".repeat(600_000)}b`;
  expect(literalsOf(typed)).toEqual([typed]);
});
