import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stampOf } from "../../../../content-folder/media/file-stamp.ts";
import { watchUsedFiles } from "../../../../gateway/site/watching/watch-used-files.ts";
import { makeContent } from "../../../support/content.ts";
import type { TestContent } from "../../../support/content.ts";
import { eventually } from "../../../support/eventually.ts";

/** A watch of a file that no other watch follows: the system reports what happened in its order, so whatever was before a change of it is reported with it. */
async function noticeLater(content: TestContent) {
  await content.write("later/marker.svg", "0");
  let notices = 0;
  const watched = watchUsedFiles(
    content.dir,
    () => false,
    () => (notices += 1),
  );
  watched.follow({ "later/marker.svg": stampOf(content.dir, "later/marker.svg") });
  return {
    close: watched.close,
    /** Resolves when everything until now has been reported. */
    pass: async (): Promise<void> => {
      const before = notices;
      await content.write("later/marker.svg", `${notices}`);
      await eventually(
        () => notices,
        (now) => now > before,
      );
    },
  };
}

test("a change of a used file, of one that is looked for, or of a folder around one is noticed, and of no other", async () => {
  await using content = await makeContent({ "media/maps/a.svg": "a", "media/b.svg": "b", "pages/c.svg": "c" });
  let changes = 0;
  const watched = watchUsedFiles(
    content.dir,
    (folder) => folder === "pages",
    () => (changes += 1),
  );
  const paths = ["media/maps/a.svg", "media/maps/later.svg", "media/new/d.svg", "pages/c.svg", "e.png"];
  const follow = (): void =>
    watched.follow(Object.fromEntries(paths.map((path) => [path, stampOf(content.dir, path)] as const)));
  const later = await noticeLater(content);
  const change = async (make: () => Promise<void>): Promise<void> => {
    const before = changes;
    await make();
    await eventually(
      () => changes,
      (now) => now > before,
    );
    await later.pass();
    follow();
  };
  follow();
  expect(["media", "media/new", "e.png"].map(watched.isUsed)).toEqual([true, true, true]);
  expect(["pages", "media/b.svg", "article"].map(watched.isUsed)).toEqual([false, false, false]);
  await content.write("media/b.svg", "not used");
  await content.write("media/maps/other.svg", "not used");
  await content.write("pages/c.svg", "watched by others");
  await later.pass();
  expect(changes).toBe(0);
  follow();
  await change(() => content.write("media/maps/a.svg", "another"));
  await change(() => content.write("media/maps/later.svg", "new"));
  await change(() => mkdir(join(content.dir, "media/new")).then(() => undefined));
  await change(() => content.write("media/new/d.svg", "new"));
  await mkdir(join(content.dir, "next"));
  await writeFile(join(content.dir, "next/a.svg"), "third");
  await change(async () => {
    await rename(join(content.dir, "media/maps"), join(content.dir, "before"));
    await rename(join(content.dir, "next"), join(content.dir, "media/maps"));
  });
  await change(() => content.write("media/maps/a.svg", "in the new folder"));
  const last = changes;
  watched.close();
  follow();
  await content.write("media/maps/a.svg", "after the end");
  await later.pass();
  expect(changes).toBe(last);
  later.close();
});

test("what changed between the reading and the watch is noticed at once", async () => {
  await using content = await makeContent({ "media/a.svg": "a" });
  let changes = 0;
  const watched = watchUsedFiles(
    content.dir,
    () => false,
    () => (changes += 1),
  );
  watched.follow({ "media/a.svg": "an earlier stamp" });
  expect(changes).toBe(1);
  watched.follow({ "media/a.svg": stampOf(content.dir, "media/a.svg"), "media/none.svg": null });
  expect(changes).toBe(1);
  watched.close();
});

test("a change of a file with a decomposed name, in such a folder, is noticed under its composed path", async () => {
  const file = "media/bücher/größe.svg";
  await using content = await makeContent({ [file.normalize("NFD")]: "a" });
  let changes = 0;
  const watched = watchUsedFiles(
    content.dir,
    () => false,
    () => (changes += 1),
  );
  watched.follow({ [file]: stampOf(content.dir, file) });
  expect([changes, watched.isUsed(file.normalize("NFD"))]).toEqual([0, true]);
  await content.write(file.normalize("NFD"), "another");
  await eventually(
    () => changes,
    (now) => now > 0,
  );
  watched.close();
});
