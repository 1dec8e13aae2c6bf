import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("what is in a formula is TeX, whatever it looks like: attributes, tags, a tag of an equation", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Tide\nmarkdown_extensions:\n  - pymdownx.arithmatex:\n      generic: true\n",
    "docs/index.md":
      "# Tide\n\nThe sum $\\sum_{i=1}^n a_{k=2}$, and $a<b$ or $x<y_1>z$, costs $5. *So*{ .big } it is.\n\n$$ a_{k=2}<x_1> $$\n\n$$\n\\sum_{i=1}^n c_i \\tag{1}\n$$\n\n![A](https://tide.example/a.png){ width=300 }\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("Nothing was left as text.");
  const text = await room.read("guide/index.md");
  expect(text).toContain("The sum $\\sum_{i=1}^n a_{k=2}$, and $a<b$ or $x<y_1>z$, costs $5. *So* it is.");
  expect(text).toContain("\n$$ a_{k=2}<x_1> $$\n");
  expect(text).toContain("$$\n\\sum_{i=1}^n c_i \\tag{1}\n$$");
  expect(text).toContain("{width=300}");
});

test("headings and rows of tables keep what stands in elements; code keeps the signs that were escaped", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": "export default { title: 'Quay', presets: [['classic', {}]] };",
    "docs/a.mdx":
      '# A\n\nTo [knots](#knots-wet).\n\n### Knots <div className="label">Wet</div>\n\n| Name |\n| - |\n| rope <div className="label">Wet</div> |\n| hook |\n\nIt is <code>Map\\<<a href="#knots-wet">Key</a>, string\\></code>.\n',
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const text = await room.read("guide/a.md");
  expect(text).toContain("### Knots Wet\n");
  expect(text).toContain("| rope Wet |\n| hook |");
  expect(text).toContain("It is `Map<`[`Key`](#knots-wet)`, string>`.");
  expect(room.check().stdout).toContain("no problem");
});

test("a table of HTML whose cells hold blocks and blank lines stays a table", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Buoy"\n',
    "content/_index.md":
      "# Buoy\n\n<table>\n<tr><th>File</th><th>Purpose</th></tr>\n<tr>\n<td><pre>./a\n./b</pre></td>\n<td>\n\n<p>First.</p>\n<ul><li>one</li></ul>\n</td>\n</tr>\n</table>\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toMatch(/^\| `\.\/a`<br>`\.\/b`\s+\| First\.<br>\s*• one\s+\|$/m);
  expect(room.check().stdout).toContain("no problem");
});

test("MkDocs: brackets that are escaped within a line are brackets; a formula between them is a block of its own", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Tide\nmarkdown_extensions:\n  - pymdownx.arithmatex\n",
    "docs/index.md":
      "# Tide\n\n- Harbours <sup>\\[[1](https://tide.example/a#L1)|[2](https://tide.example/b)\\]</sup>\n\nHere \\(m_1\\) weighs\n\n\\[\nm_1 + m_2\n\\]\n\n- \\[m_3\\]\n",
  });
  expect(room.run().stdout).not.toContain("formula");
  const text = await room.read("guide/index.md");
  expect(text).toContain(
    "- Harbours <sup>\\[[1](https://tide.example/a#L1)|[2](https://tide.example/b)\\]</sup>\n\nHere $m_1$ weighs\n\n$$\nm_1 + m_2\n$$\n\n- $$m_3$$",
  );
});

test.each([
  ["[output.html]\nmathjax-support = true\n", "Of $m_1$ and \\(two\\) \\[notes\\].\n\n$$ m_1 + m_2 $$\n"],
  ["", "Of \\\\(m_1\\\\) and \\(two\\) \\[notes\\].\n\n\\\\[ m_1 + m_2 \\\\]\n"],
])("mdBook: formulas stand behind two backslashes, where the book has MathJax %#", async (options, shown) => {
  await using room = await makeSource({
    "book.toml": `[book]\ntitle = "Tide"\n${options}`,
    "src/SUMMARY.md": "- [Tide](tide.md)\n",
    "src/tide.md": "# Tide\n\nOf \\\\(m_1\\\\) and \\(two\\) \\[notes\\].\n\n\\\\[ m_1 + m_2 \\\\]\n",
  });
  expect(room.run().status).toBe(0);
  expect(await room.read("guide/tide.md")).toContain(shown);
});
