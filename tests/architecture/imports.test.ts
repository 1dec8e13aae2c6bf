import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkImports, folders as everyFolder } from "./cruise.ts";
import { importRules } from "./import-rules.ts";

const folders: string[] = [];

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A temporary project with the given files; all folders that the check expects exist. */
async function plant(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-imports-"));
  folders.push(folder);
  const all = {
    ...Object.fromEntries(everyFolder.map((each) => [`${each}/x.ts`, ""])),
    "package.json": '{"type":"module"}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

function importOf(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return `import "${path.startsWith(".") ? path : `./${path}`}";\n`;
}

describe("every import rule fails on a planted violation", () => {
  test.each(importRules)("$name", async ({ name, violation: { file, imports } }) => {
    const folder = await plant({ [file]: importOf(file, imports), [imports]: "export const b = 1;\n" });
    const { violations } = await checkImports(folder);
    expect(violations).toContainEqual({ rule: name, from: file, to: imports });
  });

  test.each(importRules.filter(({ noPackages }) => noPackages !== undefined))(
    "$name, packages",
    async ({ name, noPackages = "", violation: { file } }) => {
      const names = noPackages.endsWith(".+") ? ["any"] : noPackages.split("|");
      const entries = names.map(
        (forbidden) => `node_modules/${forbidden}/${forbidden === "@apollo" ? "x/" : ""}index.js`,
      );
      const folder = await plant({
        [file]: entries.map((entry) => `import "${entry.slice("node_modules/".length)}";\n`).join(""),
        ...Object.fromEntries(entries.map((entry) => [entry, "export const b = 1;\n"])),
      });
      const { violations } = await checkImports(folder);
      for (const entry of entries)
        expect(violations).toContainEqual({ rule: `${name}-packages`, from: file, to: entry });
    },
  );

  test("no-circular", async () => {
    const folder = await plant({ "client/text/a.ts": 'import "./b.ts";\n', "client/text/b.ts": 'import "./a.ts";\n' });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("no-circular");
  });

  test("no-circular, for type-only cycles", async () => {
    const folder = await plant({
      "client/text/a.ts": 'import { b } from "./b.ts";\nexport interface A {}\nexport const a = b;\n',
      "client/text/b.ts": 'import type { A } from "./a.ts";\nexport const b: A = {};\n',
    });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("no-circular");
  });

  test.each(["tests", "bench", "codegen"])("no-circular, in %s", async (name) => {
    const folder = await plant({
      [`${name}/a.ts`]: 'import type { B } from "./b.ts";\nexport type A = B | null;\n',
      [`${name}/b.ts`]: 'import type { A } from "./a.ts";\nexport type B = A | null;\n',
    });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("no-circular");
  });

  test("no-unresolved", async () => {
    const folder = await plant({ "client/text/a.ts": 'import "./nowhere.ts";\n' });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("no-unresolved");
  });

  test("no-undeclared", async () => {
    const folder = await plant({
      "client/text/a.ts": 'import "undeclared";\n',
      "node_modules/undeclared/package.json": '{"name":"undeclared","main":"index.js"}',
      "node_modules/undeclared/index.js": "",
    });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("no-undeclared");
  });

  test("nobody-imports-tests", async () => {
    const folder = await plant({
      "client/text/a.ts": 'import "../../tests/b.ts";\n',
      "tests/b.ts": "export const b = 1;\n",
    });
    expect((await checkImports(folder)).violations.map(({ rule }) => rule)).toContain("nobody-imports-tests");
  });

  test("an allowed import passes", async () => {
    const folder = await plant({
      "client/ui/a.tsx": 'import "../text/b.ts";\n',
      "client/text/b.ts": "export const b = 1;\n",
    });
    expect((await checkImports(folder)).violations).toEqual([]);
  });
});
