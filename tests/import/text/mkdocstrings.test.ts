import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("mkdocstrings and autorefs: places, references to any page, and of what is made from code the name", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\nplugins:\n  - mkdocstrings\nmarkdown_extensions: [attr_list]\n",
    "docs/index.md": [
      "# Start",
      "",
      "[tied][tie], [`Knot`][quay.Knot.tie], [a rope][json.Rope], [`json`][], [a][def], `x[0][1]`, [b](#moor), [c](#item).",
      "",
      "[](){#moor}",
      "",
      "## Mooring",
      "",
      "* One",
      "  {#item}",
      "* Two",
      "",
      "| a | b |",
      "| - | - |",
      "| <code>x &#124; y</code> | `z` |",
      "",
      "[def]: api.md",
      "",
    ].join("\n"),
    "docs/api.md": "# API\n\n[](){#tie}\n\n## Tying\n\n::: quay.Knot\n    options:\n      members: [tie]\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("kept 100.00 %");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain('docs/index.md:3  "json.Rope" is on no page: its words are no link');
  expect(stdout).toContain("docs/api.md:7  quay.Knot: it is made from code, and only the name stands here");
  const start = await room.read("guide/index.md");
  expect(start).toContain(
    "[tied](/guide/api#tie), [`Knot`](/guide/api#quay.Knot), a rope, `json`, [a][def], `x[0][1]`, [b](#moor), [c](#item).",
  );
  expect(start).toContain('## <a id="moor"></a>Mooring\n\n* One\n  <a id="item"></a>\n* Two\n');
  expect(start).toContain("| `x \\| y` | `z` |");
  const api = await room.read("guide/api.md");
  expect(api).toContain('## <a id="tie"></a>Tying\n\n<a id="quay.Knot"></a>`quay.Knot`\n\nText.\n');
  expect(room.check().stdout).toContain("no problem");
});
