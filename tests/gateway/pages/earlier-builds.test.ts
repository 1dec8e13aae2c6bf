import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildFolders } from "../../../gateway/pages/build/build-folders.ts";
import { markReplaced, removeEarlier } from "../../../gateway/pages/build/earlier-builds.ts";
import { makeContent } from "../../support/content.ts";

const folders = ["assets", "playground"] as const;

/** A folder of builds; each build is what `vite-build.ts` does, with other files. */
async function makeBuilds() {
  const { dir, write, [Symbol.asyncDispose]: dispose } = await makeContent({});
  return {
    build: async (files: readonly string[]) => {
      await markReplaced(dir, folders);
      const there = await filesIn(dir);
      for (const file of withEncodings(files).filter((name) => files.includes(name) || !there.includes(name)))
        await write(file, "built");
      await removeEarlier(dir, folders, files);
    },
    /** Lets days pass: every file is that much older. */
    age: async (days: number) => {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
      for (const file of await filesIn(dir)) await utimes(join(dir, file), then, then);
    },
    files: () => filesIn(dir),
    forget: () => writeFile(join(dir, "files.json"), "{"),
    [Symbol.asyncDispose]: dispose,
  };
}

async function filesIn(dir: string): Promise<readonly string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dir, folder)).catch(() => [])).map((file) => `${folder}/${file}`),
    ),
  );
  return lists.flat().sort();
}

const first = ["assets/kernel-1111111.js", "playground/main-11111111.js"] as const;
const second = ["assets/kernel-2222222.js", "playground/main-22222222.js"] as const;
const third = ["assets/kernel-3333333.js", "playground/main-33333333.js"] as const;

function withEncodings(...builds: readonly (readonly string[])[]): readonly string[] {
  return builds
    .flat()
    .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
    .sort();
}

test("the files of a build that was used for 8 days stay when it is replaced", async () => {
  await using builds = await makeBuilds();
  await builds.build(first);
  await builds.age(8);
  await builds.build(second);
  expect(await builds.files()).toEqual(withEncodings(first, second));
});

test("the files of a build that was replaced 8 days ago go with the next build, those of the one after it stay", async () => {
  await using builds = await makeBuilds();
  await builds.build(first);
  await builds.build(second);
  await builds.age(8);
  await builds.build(third);
  expect(await builds.files()).toEqual(withEncodings(second, third));
});

test("a file that the new build has too stays, with its encodings, however old it is", async () => {
  await using builds = await makeBuilds();
  await builds.build(first);
  await builds.build(second);
  await builds.age(8);
  await builds.build(first);
  expect(await builds.files()).toEqual(withEncodings(first, second));
});

test("files of a build without a list stay", async () => {
  await using builds = await makeBuilds();
  await builds.build(first);
  await builds.forget();
  await builds.age(8);
  await builds.build(second);
  expect(await builds.files()).toEqual(withEncodings(first, second));
});

test("the client's build lists all its files, those that only workers import too", async () => {
  const dir = fileURLToPath(new URL(`../../../${buildFolders.browser}`, import.meta.url));
  const listed = z.array(z.string()).parse(JSON.parse(await readFile(join(dir, "files.json"), "utf8")));
  const worker = listed.find((file) => /\/graphql\.worker-[\w-]+\.js$/.test(file)) ?? "";
  const imported = [...(await readFile(join(dir, worker), "utf8")).matchAll(/import\([`"']\.\/([\w.-]+)[`"']\)/g)];
  expect(imported.length).toBeGreaterThan(0);
  expect(listed).toEqual(expect.arrayContaining(imported.map(([, name = ""]) => `playground/${name}`)));
});
