import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("blocks of PyMdown become ours: callouts, details, tabs that follow each other as one set; code of files with its lines", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": [
      "# Start",
      "",
      "/// warning | Mind the tide",
      "",
      "It **turns**.",
      "",
      "///",
      "",
      "/// admonition | Knots",
      "    type: tip",
      "",
      "Tie.",
      "///",
      "",
      "//// tab | Linux",
      "",
      "/// note",
      "Inside.",
      "///",
      "",
      "////",
      "",
      "//// tab | macOS",
      "Two.",
      "////",
      "",
      "/// details | More",
      "Hidden.",
      "///",
      "",
      "/// version-added | 2.1",
      "///",
      "",
      "/// nothing known",
      "",
      '{* ../knot.py ln[2:3] hl[3] title["Knot"] *}',
      "",
      "```py",
      "{!> ../knot.py !}",
      "```",
      "",
      "///",
      "",
    ].join("\n"),
    "knot.py": "one\ntwo\nthree\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const start = await room.read("guide/index.md");
  for (const part of [
    ":::warning[Mind the tide]\nIt **turns**.\n:::",
    ":::tip[Knots]\nTie.\n:::",
    "::::tabs\n::tab[Linux]\n:::note\nInside.\n:::\n\n::tab[macOS]\nTwo.\n\n::::",
    ":::details[More]\nHidden.\n:::",
    ":::note[Version added: 2.1]\n:::",
    "/// nothing known\n",
    '```py title="Knot" {2}\ntwo\nthree\n```',
    "```py\none\ntwo\nthree\n```\n\n///",
  ])
    expect(start).toContain(part);
  expect(room.check().stdout).toContain("no problem");
});
