import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("behind a formula, an abbreviation and a title of a callout links lead on, pictures are copied and ids stay", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md":
      '# Quay\n\n!!! tip "To [it](it.md) and [on](it.md)"\n\n    Text.\n\n::: warning  To [it](it.md) [1]\nText of [it](it.md).\n:::\n\n$$\nx\n$$\n\n*[API]: application programming interface\n\nTo [it](it.md#the-api) and ![A](a.svg).\n\n## The API { #own }\n\nTo [the end](#own).\n\n[label]\n\n[label]: it.md\n',
    "docs/it.md": "# It\n\n$$\ny\n$$\n\nTo [the quay](index.md#own).\n\n## The API\n",
    "docs/a.svg": picture,
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const home = await room.read("guide/index.md");
  expect(home).toContain(":::tip[To [it](/guide/it) and [on](/guide/it)]\n");
  expect(home).toContain("::: warning  To [it](/guide/it) [1]\nText of [it](/guide/it).\n:::\n\n$$\nx\n$$\n");
  expect(home).toContain("\nTo [it](/guide/it#the-api) and ![A](a.svg).\n\n## The API {#own}\n\nTo [the end](#own).\n");
  expect(home).toContain("\n[label]: /guide/it\n");
  expect(existsSync(join(room.target, "guide/a.svg"))).toBe(true);
  expect(await room.read("guide/it.md")).toContain("$$\ny\n$$\n\nTo [the quay](/guide#own).\n");
});
