import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob, posix } from "node:path";
import { expect, test } from "vitest";
import { sources } from "../../../gateway/pages/build/build.ts";
import { root } from "../../support/programs/entries.ts";

/** The files that a file imports by a relative path, from the project's folder; types are no part of a build. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  return Array.from(text.matchAll(/(?<!import type [^;]*)(?:from|import\(|import) ?"(\.[^"?]+)/g), ([, path = ""]) =>
    posix.join(posix.dirname(file), path),
  );
}

function importedFrom(first: readonly string[]): ReadonlySet<string> {
  const seen = new Set(first);
  for (const file of seen) if (/\.tsx?$/.test(file)) for (const imported of importsOf(file)) seen.add(imported);
  return seen;
}

test("whatever the client imports makes another build when it changes", () => {
  const client = globSync("client/**/*.{ts,tsx}", { cwd: root });
  const imported = [...importedFrom(client)];
  expect(imported.filter((file) => !file.startsWith("client/")).length).toBeGreaterThan(5);
  expect(imported.filter((file) => !sources.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

test("so does each file that is served as it is", () => {
  const served = globSync("client/public/**/*.*", { cwd: root });
  expect(served.length).toBeGreaterThan(1);
  expect(served.filter((file) => !sources.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
