import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLastGoodFiles } from "../../../gateway/crawlers/last-good-files.ts";
import type { FileSet } from "../../../gateway/crawlers/last-good-files.ts";
import { makeDataDir } from "../../support/gateway-process.ts";

const parts = [Buffer.from("User-agent: *\nAllow: /\n"), Buffer.from("x".repeat(5_000))];

/** Opened as by a new process. The second part is read as a file, the first one into memory. */
function open(folder: string) {
  return createLastGoodFiles({ folder, memoryBytes: 1_000, warn: (problem) => expect.unreachable(String(problem)) });
}

async function textsOf(set: FileSet | null) {
  if (set === null) return null;
  return Promise.all(
    Array.from({ length: set.count }, async (_, index) => {
      const body = await set.part(index);
      return body === null ? null : Buffer.isBuffer(body) ? String(body) : readFile(body.path, "utf8");
    }),
  );
}

const texts = parts.map(String);

/** The files of the parts, the longer one last. */
async function partFiles(folder: string): Promise<readonly string[]> {
  const [own = ""] = await readdir(folder);
  const files = (await readdir(join(folder, own))).filter((name) => name !== "current");
  const sized = await Promise.all(
    files.map(async (name) => ({
      path: join(folder, own, name),
      size: (await readFile(join(folder, own, name))).length,
    })),
  );
  return sized.toSorted((a, b) => a.size - b.size).map(({ path }) => path);
}

const damages = {
  empty: (path: string) => truncate(path, 0),
  cut: (path: string) => truncate(path, 7),
  "full of zeros": async (path: string) => writeFile(path, Buffer.alloc((await readFile(path)).length)),
};

test.each([0, 1].flatMap((index) => Object.entries(damages).map(([name, damage]) => ({ index, name, damage }))))(
  "part $index that a power failure left $name counts as absent, and is written again",
  async ({ index, damage }) => {
    await using data = await makeDataDir();
    await open(data.dir).write("a", parts);
    expect(await textsOf(await open(data.dir).read("a"))).toEqual(texts);
    await damage((await partFiles(data.dir))[index] ?? "");
    const later = open(data.dir);
    expect(await later.read("a")).toBeNull();
    expect(await textsOf(await later.write("a", parts))).toEqual(texts);
    expect(await textsOf(await later.read("a"))).toEqual(texts);
    expect(await textsOf(await open(data.dir).read("a"))).toEqual(texts);
  },
);

test("a list of parts that a power failure left empty is no set", async () => {
  await using data = await makeDataDir();
  await open(data.dir).write("a", parts);
  const [own = ""] = await readdir(data.dir);
  await truncate(join(data.dir, own, "current"), 0);
  expect(await open(data.dir).read("a")).toBeNull();
});

test("of two writes of one name at the same time each returns its whole set, and the later one stays", async () => {
  await using data = await makeDataDir();
  const files = open(data.dir);
  for (let round = 0; round < 20; round += 1) {
    const setOf = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name} ${round}.${index} ${"x".repeat(2_000)}`);
    const [first, second] = [setOf("first", 1 + (round % 4)), setOf("second", 3)];
    const written = await Promise.all(
      [first, second].map((set) =>
        files.write(
          "a",
          set.map((text) => Buffer.from(text)),
        ),
      ),
    );
    expect(await Promise.all(written.map(textsOf))).toEqual([first, second]);
    expect(await textsOf(await open(data.dir).read("a"))).toEqual(second);
  }
});
