import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { whileFilesVanish } from "../../../gateway/server/handlers/while-files-vanish.ts";

function listing(failures: number, fail: () => unknown) {
  let tries = 0;
  const list = (): string => {
    tries += 1;
    if (tries <= failures) fail();
    return "listed";
  };
  return { list, tries: () => tries };
}

function gone(): unknown {
  return readFileSync("/nowhere/a-0a1b2c3d.js");
}

test("files are listed again while one of them vanishes", () => {
  expect(whileFilesVanish(listing(2, gone).list)).toBe("listed");
});

test("a file that is gone for good, and any other fault, ends it", () => {
  const forGood = listing(1_000, gone);
  expect(() => whileFilesVanish(forGood.list)).toThrow("ENOENT");
  expect(forGood.tries()).toBe(5);
  const other = listing(1, () => readFileSync("/"));
  expect(() => whileFilesVanish(other.list)).toThrow("EISDIR");
  expect(other.tries()).toBe(1);
});
