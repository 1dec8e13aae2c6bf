import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("cards, pictures for two themes, widths, films, formulas and ids of terms become ours", async () => {
  await using room = await makeSource({
    "hugo.toml":
      'title = "Quay"\n[markup.goldmark.parser]\nautoDefinitionTermID = true\n[markup.goldmark.extensions.passthrough]\nenable = true\n',
    "content/_index.md":
      "# Quay\n\nTo [the rope](/it/#wet-rope).\n\n![A](a.svg#only-light)\n![A](b.svg#only-dark)\n\n![C](a.svg){ width=300 }\n",
    "content/it.md":
      '# It\n\n<CardGrid>\n<Card title="One" href="/">First.</Card>\n<LinkCard title="Two" href="/it/" description="Second." />\n</CardGrid>\n\n<video src="t.mp4" poster="a.svg" title="Tour"></video>\n\nWet rope\n: Weighs \\( m_1 \\).\n\n\\[\nm_1\n\\]\n\n| A |\n| - |\n| a<br>b |\n',
    "content/a.svg": picture,
    "content/b.svg": picture,
    "content/t.mp4": "film",
  });
  expect(room.run().status).toBe(0);
  const home = await room.read("guide/index.md");
  expect(home).toContain("To [the rope](/guide/it#wet-rope).\n\n![A](a.svg)\n");
  expect(home).not.toContain("b.svg");
  expect(home).toContain("![C](a.svg){width=300}\n");
  expect(existsSync(join(room.target, "guide/a.dark.svg"))).toBe(true);
  const it = await room.read("guide/it.md");
  expect(it).toContain(":::cards\n- **[One](/guide)**\n\n  First.\n- **[Two](/guide/it)** Second.\n:::");
  expect(it).toContain('::video[Tour]{src="t.mp4" poster="a.svg"}');
  expect(it).toContain('<a id="wet-rope"></a>Wet rope\n: Weighs $m_1$.\n\n$$\nm_1\n$$\n');
  expect(it).toContain("| a<br>b |");
  expect(room.check().stdout).toContain("no problem");
});

test("names of icons are left out, but in code; a heading in a cell is strong", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md":
      "# Quay\n\n-   :material-anchor:{ .lg .middle } __Ropes__\n\n    [:octicons-link: On](#ropes)\n\n[:octicons-arrow-right-24: Go on](#ropes), `:material-anchor:`\n\n## Ropes :simple-knot:\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toMatch(/^- {3}__Ropes__\n\n {4}\[On\]\(#ropes\)\n\n\[Go on\]\(#ropes\), `:material-anchor:`$/m);
  expect(text).toContain("## Ropes\n");
  await using other = await makeSource({
    "SUMMARY.md": "* [Quay](README.md)\n",
    "README.md":
      '# Quay\n\n<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td><h4><i class="fa-anchor">:anchor:</i></h4></td><td><h4>Ropes</h4></td></tr></tbody></table>\n',
  });
  expect(other.run("--measure").stdout).toContain("kept 100.00 %");
  const cells = await other.read("guide/index.md");
  expect(cells).toMatch(/\| +\| \*\*Ropes\*\* \|/);
  expect(cells).not.toContain("anchor");
});

test("a break within a line stays one, and is a space in a heading", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/it.md":
      "# It\n\nQuay 3<br/>Old harbour <br> Sea\n\n- rope<br />knot\n\nEnd<br>\nof line<br>\n\n## One<br>two\n",
    "docs/index.md": "# Start\n",
  });
  room.run();
  const text = await room.read("guide/it.md");
  expect(text).toContain("Quay 3<br>Old harbour <br> Sea\n\n- rope<br>knot\n\nEnd\\\nof line");
  expect(text).toContain("## One two\n");
  expect(room.check().stdout).toContain("no problem");
});

test("code of HTML keeps its signs and its links; blocks within a heading or a cell do not run together", async () => {
  await using room = await makeSource({
    "package.json": '{"dependencies":{"@docusaurus/core":"3"}}',
    "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', { docs: {} }]] };",
    "docs/index.md": [
      "# Start",
      "",
      "Of <code>Omit<<a href='https://example.com/rope'>Rope</a>, 'end'></code>.",
      "",
      '### `moor` <div className="label">Sea</div><div className="label">Land</div>',
      "",
      "| a |",
      "| - |",
      "| rope<div>Sea</div><hr />end</br>of |",
      "",
    ].join("\n"),
  });
  room.run();
  const start = await room.read("guide/index.md");
  expect(start).toContain("Of `Omit<`[`Rope`](https://example.com/rope)`, 'end'>`.");
  expect(start).toContain("`moor` Sea Land");
  expect(start).toContain("| rope Sea<br>end<br>of |");
});

test("listings and lists in a table of HTML are lines of their cells", async () => {
  await using room = await makeSource({
    "README.md":
      "# Start\n\n<table>\n<tr><th>File</th><th>Purpose</th></tr>\n<tr><td><pre>a.snap\nb.snap</pre></td><td><p>Kept.</p><ul><li>One</li><li>Two</li></ul></td></tr>\n</table>\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  expect(await room.read("guide/index.md")).toMatch(/\| `a\.snap`<br>`b\.snap` +\| Kept\.<br>• One<br>• Two \|/);
});

test("a heading in a link or a summary is strong, and another sign of number is a sign", async () => {
  await using room = await makeSource({
    "docs.json": '{"name":"Quay","navigation":{"pages":["index"]}}',
    "index.mdx":
      '---\ntitle: Quay\n---\n\n<div>\n  <a href="https://quay.example/tie">\n    <div>\n      <h3 id="tie">\n        Tie a knot\n      </h3>\n      <p>In **five** steps.</p>\n    </div>\n  </a>\n  <a href="https://quay.example/untie"><h2>Untie</h2></a>\n</div>\n\n<details><summary><h3>More</h3></summary>\nInside.\n</details>\n\n<a href="https://quay.example/12"># 12</a>\n',
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const text = await room.read("guide/index.md");
  expect(text).toContain("[**Tie a knot** In **five** steps.](https://quay.example/tie)");
  expect(text).toContain("[**Untie**](https://quay.example/untie)");
  expect(text).toContain(":::details[**More**]");
  expect(text).toContain("[# 12](https://quay.example/12)");
});
