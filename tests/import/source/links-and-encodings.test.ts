import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("pages that are links to what is in the repository are pages, other links are named", async () => {
  await using outside = await makeSource({ "secret.md": "# Secret\n" });
  await using room = await makeSource({
    ".git/HEAD": "",
    "CHANGELOG.md": "# Changes\n\nAll.\n",
    "shared/a.md": "# Shared\n\nText.\n",
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": "# Quay\n\nTo [changes](changes.md) and [shared](shared/a.md).\n",
  });
  await symlink("../CHANGELOG.md", join(room.source, "docs/changes.md"));
  await symlink("../shared", join(room.source, "docs/shared"));
  await symlink("nowhere.md", join(room.source, "docs/gone.md"));
  await symlink(join(outside.source, "secret.md"), join(room.source, "docs/out.md"));
  await symlink(outside.source, join(room.source, "docs/far"));
  await symlink("..", join(room.source, "docs/loop"));
  const { stdout } = room.run("--measure");
  expect(await room.read("guide/changes.md")).toContain("All.\n");
  expect(await room.read("guide/shared/a.md")).toContain("Text.\n");
  expect(await room.read("guide/index.md")).toContain("To [changes](/guide/changes) and [shared](/guide/shared/a).");
  expect(stdout).toContain("left out: 4\n");
  for (const name of ["far", "gone.md", "loop", "out.md"])
    expect(stdout).toContain(`docs/${name}:1  is a link to what is not in the repository, or around itself`);
  expect(stdout).toContain("Files 7: documents 3, in the pages that include them 0, left out 4");
});

test("pages in UTF-16 are read, and those in no Unicode are named", async () => {
  await using room = await makeSource({ "README.md": "# Start\n" });
  const text = "---\ntitle: Größe\n---\nMöwe.\n";
  const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
  await writeFile(join(room.source, "little.md"), wide);
  await writeFile(join(room.source, "big.md"), Buffer.from(wide).swap16());
  await writeFile(join(room.source, "latin.md"), Buffer.from("# A\n\nText.\n\nM\u00F6we.\n", "latin1"));
  await writeFile(join(room.source, "mark.md"), `\uFEFF${text}Sign \uFFFD.\n`);
  expect(room.run().stdout).toContain(
    "1 to look at:\n\nencoding: 1\n  latin.md:5  is not UTF-8: letters are lost from here on; save the file as UTF-8\n",
  );
  for (const name of ["little", "big", "mark"]) {
    const written = await room.read(`guide/${name}.md`);
    expect(written).toContain("subject: Größe\n");
    expect(written).toContain("Möwe.\n");
  }
});
