import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importRules } from "./import-rules.ts";

const product = "{addresses,html,texts,words,content-folder,processes,client,gateway,backend,report,import,codegen}";
const files = findCode(product);

function findCode(folders: string): readonly string[] {
  const found = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { exclude: (name) => name === "node_modules" });
  return found.filter((file) => !/generated|\.d\.ts$/.test(file));
}

/** More files beside each other are hardly ever about one subject. */
const mostFiles = 25;

function findLargeFolders(paths: readonly string[]): readonly string[] {
  const counts = Object.entries(Object.groupBy(paths, (path) => dirname(path)));
  return counts.filter(([, inIt = []]) => inIt.length > mostFiles).map(([folder]) => folder);
}

test(`no folder has more than ${mostFiles} files of code`, () => {
  const others = findCode("{tests,bench}");
  expect(Math.min(files.length, others.length)).toBeGreaterThan(700);
  expect(findLargeFolders([...files, ...others])).toEqual([]);
  expect(findLargeFolders(Array.from({ length: mostFiles + 1 }, (_, index) => `a/${index}.ts`))).toEqual(["a"]);
});

/** As for code, whose lines lint counts. */
const mostLines = 200;

function countLines(text: string): number {
  return text.trimEnd().split("\n").length;
}

test(`no style sheet has more than ${mostLines} lines`, () => {
  const sheets = globSync("client/**/*.css");
  const long = sheets.filter((file) => countLines(readFileSync(file, "utf8")) > mostLines);
  expect(sheets.length).toBeGreaterThan(50);
  expect(long).toEqual([]);
  expect(countLines("a {\n}\n".repeat(mostLines))).toBe(2 * mostLines);
});

test("every folder of the product has an import rule", () => {
  const ruled = importRules.map(({ from }) => new RegExp(from));
  const without = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !path.startsWith("codegen/") && !ruled.some((rule) => rule.test(path)));
  expect(without(files)).toEqual([]);
  expect(without(["client/new-room/a.ts"])).toEqual(["client/new-room/a.ts"]);
});
