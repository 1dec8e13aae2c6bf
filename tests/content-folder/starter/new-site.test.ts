import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { root } from "../../support/programs/entries.ts";
import { runProgram } from "../../support/programs/run-program.ts";

async function makeRoom() {
  const path = await mkdtemp(join(tmpdir(), "lectern-new-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

function run(file: string, ...given: readonly string[]) {
  return runProgram(join(root, file), given);
}

test("a new site is complete: nothing in it is reported, and its files are those that are served", async () => {
  await using room = await makeRoom();
  const folder = join(room.path, "my-docs");
  const made = run("content-folder/starter/new-site.ts", folder);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(made.stdout).toContain("npm run dev");
  expect(run("backend/check.ts", folder)).toMatchObject({ status: 0, stdout: "3 documents, 1 authors, no problem\n" });
  const { site, problems, pages } = await readSiteFiles(folder);
  expect({ name: site?.name, problems }).toEqual({ name: "My docs", problems: [] });
  expect(pages.pages.map(({ path }) => path)).toEqual(["/about"]);
});

test("the command that it names is one for a shell, whatever the folder is called", async () => {
  await using room = await makeRoom();
  const file = join(root, "content-folder/starter/new-site.ts");
  const commandFor = (folder: string): string | undefined =>
    runProgram(file, [join(room.path, folder)], room.path)
      .stdout.trimEnd()
      .split("\n")
      .at(-1);
  expect(commandFor("my-docs")).toBe("  CONTENT_DIR=my-docs npm run dev");
  const command = commandFor("Ada's docs; $HOME")?.replace("npm run dev", `sh -c 'printf %s "$CONTENT_DIR"'`);
  expect(execFileSync("sh", ["-c", command ?? ""], { encoding: "utf8" })).toBe("Ada's docs; $HOME");
});

test("what is there is never changed", async () => {
  await using room = await makeRoom();
  await writeFile(join(room.path, "site.yml"), "name: Mine\n");
  const again = run("content-folder/starter/new-site.ts", room.path);
  expect(again).toMatchObject({ status: 2, stdout: "" });
  expect(again.stderr).toMatch(
    /^Expected a folder that does not exist yet, or an empty one; .* has site\.yml\. Name another one\.\n$/,
  );
  expect(await readFile(join(room.path, "site.yml"), "utf8")).toBe("name: Mine\n");
});

test("without a folder, and for a file, it says what it expects", async () => {
  await using room = await makeRoom();
  await writeFile(join(room.path, "a"), "");
  expect(run("content-folder/starter/new-site.ts")).toMatchObject({
    status: 2,
    stderr: "Expected the folder of the new site, which is made: npm run new -- ../my-docs\n",
  });
  expect(run("content-folder/starter/new-site.ts", join(room.path, "a")).stderr).toContain("got a file");
});
