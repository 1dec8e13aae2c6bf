import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findVoidedPromises } from "./voided-promises.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A temporary project with one file and the project's lint rules. */
async function plant(file: string, text: string): Promise<AsyncDisposable & { readonly dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), "lectern-promises-"));
  for (const own of [".oxlintrc.json", "tsconfig.json", "package.json"]) await cp(join(root, own), join(dir, own));
  await symlink(join(root, "node_modules"), join(dir, "node_modules"));
  await mkdir(join(dir, file, ".."), { recursive: true });
  await writeFile(
    join(dir, file),
    `const work = async (): Promise<void> => {};\nexport const begin = (): void => {\n  ${text}\n};\n`,
  );
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

/** The output of lint for a folder. Its node_modules is a symbolic link, which lint would follow, so it is ignored. */
function lint(dir: string): Promise<string> {
  return promisify(execFile)(join(root, "node_modules/.bin/oxlint"), ["--ignore-pattern", "node_modules"], {
    cwd: dir,
  }).then(
    ({ stdout }) => stdout,
    (failed: { readonly stdout: string }) => failed.stdout,
  );
}

test.each([
  ["gateway/server/x.ts", "work();", "no-floating-promises"],
  ["gateway/server/x.ts", "void work();", "no-floating-promises"],
  ["backend/http/x.ts", "void work();", "no-floating-promises"],
  ["backend/http/x.ts", "setTimeout(work, 10);", "no-misused-promises"],
  ["gateway/answers/x.ts", 'process.on("message", async () => work());', "no-misused-promises"],
])("lint rejects an unhandled promise: %s, %s", async (file, text, rule) => {
  await using tree = await plant(file, text);
  expect(await lint(tree.dir)).toContain(rule);
});

test("lint accepts a handled promise", async () => {
  await using tree = await plant("gateway/server/x.ts", "work().catch(() => undefined);");
  expect(await lint(tree.dir)).not.toContain("promises)");
});

test("a promise voided in an arrow function is found", async () => {
  await using tree = await plant("gateway/server/x.ts", "setTimeout(() => void work(), 10);");
  expect(findVoidedPromises(tree.dir, ["gateway"])).toEqual({
    voided: [{ file: "gateway/server/x.ts", line: 3 }],
    files: 1,
  });
});

test("the code that serves requests has none", () => {
  const { voided, files } = findVoidedPromises(root, ["gateway", "backend", "addresses"]);
  expect(files).toBeGreaterThan(300);
  expect(voided).toEqual([]);
});
