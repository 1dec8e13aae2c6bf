import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("a folder of documents may be called like one that programs write", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Moor"\n',
    "content/manuals/build/_index.md": "---\ntitle: Build\n---\nText.\n",
    "content/vendor/one.md": "---\ntitle: One\n---\nText.\n",
  });
  expect(room.run().stdout).toContain("Moor, Hugo: 2 documents");
});

test("pages whose names begin with an underscore become documents, and their old addresses lead to them", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Moor\n",
    "docs/index.md": "# Moor\n\n[Start](_api/__init__.md)\n",
    "docs/_api/__init__.md": "# Start\n",
  });
  expect(room.run().stdout).toContain("2 documents");
  expect(await room.read("guide/api/init__.md")).toContain("Start");
  expect(await room.read("guide/index.md")).toContain("(/guide/api/init__)");
  expect(await room.read("redirects.yml")).toContain("/_api/__init__");
  expect(room.check().stdout).toContain("2 documents, 0 authors, no problem");
});

test("what programs have written beside the manifest of a project is left out", async () => {
  await using room = await makeSource({
    "README.md": "# Notes\n",
    "package.json": "{}",
    "build/README.md": "# Built\n",
    "docs/build/a.md": "# A\n",
  });
  expect(room.run().stdout).toContain("Markdown folder: 2 documents");
});

test("no file from outside of the repository gets into the site", async () => {
  await using room = await makeSource({
    "site/mkdocs.yml": "site_name: Moor\n",
    "site/docs/index.md":
      '# Moor\n\n--8<-- "../../shared.txt"\n\n--8<-- "../../../secret.txt"\n\n--8<-- "linked.txt"\n\n![A](a.svg)\n',
    "shared.txt": "Shared words.",
    ".git/HEAD": "",
  });
  const outside = dirname(room.source);
  await writeFile(join(outside, "secret.txt"), "Secret.");
  await writeFile(join(outside, "secret.svg"), picture);
  await mkdir(join(room.source, "site/docs"), { recursive: true });
  await symlink(join(outside, "secret.txt"), join(room.source, "site/docs/linked.txt"));
  await symlink(join(outside, "secret.svg"), join(room.source, "site/docs/a.svg"));
  const { stdout } = room.run();
  const text = await room.read("guide/index.md");
  expect(text).toContain("Shared words.");
  expect(text).not.toContain("Secret.");
  expect(stdout).toContain("docs/index.md:5  ../../../secret.txt lies outside of the source");
  expect(stdout).toContain("docs/index.md:7  linked.txt lies outside of the source");
  expect(stdout).toContain('docs/index.md:9  "a.svg" lies outside of the site, and is not copied');
});

test("texts that include themselves, or each other without end, do not stop an import", async () => {
  const includes = (path: string): string => `${`--8<-- "${path}"\n\n`.repeat(60)}Words of ${path}.\n`;
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Moor\n",
    "docs/index.md": '# Moor\n\n--8<-- "docs/index.md"\n\n--8<-- "one.txt"\n',
    "one.txt": includes("two.txt"),
    "two.txt": includes("three.txt"),
    "three.txt": includes("four.txt"),
    "four.txt": "Last words.\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("docs/index.md:3  docs/index.md includes itself");
  expect(stdout).toContain("docs/index.md:5  three.txt includes itself, or is too much: its text is missing");
  const text = await room.read("guide/index.md");
  expect(text).toContain("Last words.");
  expect(text.split("\n").length).toBeLessThan(100_000);
});

test("two pictures never become one file, whatever their names become", async () => {
  const other = (width: number): string => picture.replace('width="4"', `width="${width}"`);
  await using room = await makeSource({
    "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', {}]] };\n",
    "docs/one.md":
      "# One\n\n![a](@site/img/a.svg) ![b](/img/a.svg) ![c](<./my pic.svg>) ![d](./my-pic.svg) ![e](/img/A.svg) ![again](/img/a.svg)\n\n![f](/img/b.svg#gh-light-mode-only)\n![f](/img/c.svg#gh-dark-mode-only)\n\n![g](/img/b.dark.svg)\n",
    "img/a.svg": other(1),
    "static/img/a.svg": other(2),
    "docs/my pic.svg": other(3),
    "docs/my-pic.svg": other(4),
    "static/img/A.svg": other(5),
    "static/img/b.svg": other(6),
    "static/img/c.svg": other(7),
    "static/img/b.dark.svg": other(8),
  });
  expect(room.run().stdout).toContain("1 documents, 8 pictures and files");
  const text = await room.read("guide/one.md");
  const [a, b, c, d, e, again, f, g] = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) =>
    path.startsWith("/") ? path.slice(1) : `guide/${path}`,
  );
  expect(again).toBe(b);
  for (const [path, width] of [a, b, c, d, e].map((path, index) => [path ?? "", index + 1] as const))
    expect(await room.read(path)).toBe(other(width));
  expect(await room.read(f ?? "")).toBe(other(6));
  expect(await room.read((f ?? "").replace(".svg", ".dark.svg"))).toBe(other(7));
  expect(await room.read(g ?? "")).toBe(other(8));
  expect(room.check().stdout).toContain("no problem");
});
