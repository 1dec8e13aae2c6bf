import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importRules } from "./import-rules.ts";

const product = "{addresses,html,texts,words,content-folder,processes,client,gateway,backend,report,import,codegen}";
const files = globSync(`${product}/**/*.{ts,tsx,mjs}`).filter((file) => !/generated|\.d\.ts$/.test(file));

/** More files beside each other are hardly ever about one subject. */
const mostFiles = 25;

function findLargeFolders(paths: readonly string[]): readonly string[] {
  const counts = Object.entries(Object.groupBy(paths, (path) => dirname(path)));
  return counts.filter(([, inIt = []]) => inIt.length > mostFiles).map(([folder]) => folder);
}

test(`no folder has more than ${mostFiles} files of code`, () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(findLargeFolders(files)).toEqual([]);
  expect(findLargeFolders(Array.from({ length: mostFiles + 1 }, (_, index) => `a/${index}.ts`))).toEqual(["a"]);
});

test("every folder of the product has an import rule", () => {
  const ruled = importRules.map(({ from }) => new RegExp(from));
  const without = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !path.startsWith("codegen/") && !ruled.some((rule) => rule.test(path)));
  expect(without(files)).toEqual([]);
  expect(without(["client/new-room/a.ts"])).toEqual(["client/new-room/a.ts"]);
});
