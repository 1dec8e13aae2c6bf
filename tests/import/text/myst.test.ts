import { expect, test } from "vitest";
import { wordsIn } from "../../../import/measure/words.ts";
import { makeSource, picture } from "../import-folder.ts";

const page = `# Start

\`\`\`{note} It begins here
and goes on.
\`\`\`

:::{admonition} Before you begin
:class: warning

Read **this**.
:::

\`\`\`{code-block} python
:caption: a.py
:emphasize-lines: "1,3"
:linenos:

import a
\`\`\`

\`\`\`\`{tab-set}
\`\`\`{tab-item} Linux
One.
\`\`\`
\`\`\`{tab-item} macOS
Two.
\`\`\`
\`\`\`\`

\`\`\`{dropdown} More
Inside.
\`\`\`

\`\`\`{deprecated} 2.0
Use another.
\`\`\`

\`\`\`{math}
x &= 1
\`\`\`

See {ref}\`the part <part>\`.

\`\`\`{toctree}
other
\`\`\`

\`\`\`python
"{note}"
\`\`\`
`;

test("MyST: notes, code, tabs and details become ours; a directive that has no form here and a role are named with their lines", async () => {
  await using folder = await makeSource({ "conf.py": "project = 'Quay'\n", "start.md": page });
  const { status, stdout } = folder.run();
  expect(status).toBe(0);
  const text = await folder.read("guide/start.md");
  for (const part of [
    ":::note\nIt begins here\nand goes on.\n:::",
    ":::warning[Before you begin]\nRead **this**.\n:::",
    '```python title="a.py" {1,3} lineNumbers\nimport a\n```',
    ":::tabs\n::tab[Linux]\nOne.\n\n::tab[macOS]\nTwo.\n\n:::",
    ":::details[More]\nInside.\n:::",
    ":::warning[Deprecated since version 2.0]\nUse another.\n:::",
    "$$\n\\begin{aligned}\nx &= 1\n\\end{aligned}\n$$",
    '```python\n"{note}"\n```',
  ])
    expect(text).toContain(part);
  expect(stdout).toContain("start.md:44  {toctree} has no form here: it is left as text");
  expect(stdout).toContain("start.md:42  {ref}`the part <part>` is left as text");
  expect(folder.check().stdout).not.toContain("directive");
});

test("MyST: a picture with what is said of it; a line of colons in code does not end what is around it", async () => {
  await using folder = await makeSource({
    "start.md":
      "# Start\n\n```{figure} knot.svg\n:alt: A knot\n\nHow it is tied.\n```\n\n::::{tip}\n```md\n:::\n```\nStill in it.\n::::\n",
    "knot.svg": picture,
  });
  expect(folder.run().status).toBe(0);
  const text = await folder.read("guide/start.md");
  expect(text).toMatch(
    /!\[A knot\]\(.*knot\.svg>?\)\n\nHow it is tied\.\n\n::::tip\n```md\n:::\n```\n+Still in it\.\n::::/,
  );
  expect(folder.check().stdout).toContain("no problem");
});

test("MyST: what stands behind the name of a directive that has no form here is kept, and so is the name of a file", async () => {
  await using folder = await makeSource({
    "conf.py": "project = 'Quay'\n",
    "start.md":
      "# Start\n\n```{list-table} All knots\n:header-rows: 1\n* - Bowline\n```\n\n```{code-block} python\n:filename: src/a.py\nimport a\n```\n",
  });
  expect(folder.run().status).toBe(0);
  const text = await folder.read("guide/start.md");
  expect(text).toContain('```list-table title="All knots"\n:header-rows: 1\n* - Bowline\n```');
  expect(text).toContain('```python title="src/a.py"\nimport a\n```');
});

test("MyST: names and options of directives, and places, are no words that a reader sees", () => {
  const written =
    "(a-place)=\n\n:::{tip} One\n:class: dropdown\n:label: two\nThree.\n:::\n\n:::{figure} four.png\n:alt: Five\n:width: 80%\nSix.\n:::\n\n```{code-block} python\n:linenos:\nseven\n```\n\n```text\n:eight: nine\n```\n";
  expect([...wordsIn(written).keys()].toSorted()).toEqual(
    ["One", "Three", "alt", "Five", "Six", "seven", "eight", "nine"].map((word) => word.toLowerCase()).toSorted(),
  );
});

test("MyST: links lead to labels of any page, and what looks like a role is one in sites of MyST alone", async () => {
  const text = "# Start\n\n[Knots](#tie:Knots), [noted](#noted), [one](knot-one)\n\nA {ref}`part`.\n";
  const files = {
    "start.md": text,
    "more.md":
      "# More\n\n(tie:knots)=\n\n## All knots\n\n:::{note}\n:label: noted\nText.\n:::\n\n```{figure} knot.svg\n:name: knot-one\n\nOne.\n```\n\n```md\n(shown)=\n```\n",
    "knot.svg": picture,
  };
  await using folder = await makeSource({ ...files, "myst.yml": "version: 1\n" });
  expect(folder.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await folder.read("guide/start.md")).toContain(
    "[Knots](/guide/more#tie-knots), [noted](/guide/more#noted), [one](/guide/more#knot-one)",
  );
  const more = await folder.read("guide/more.md");
  expect(more).toContain('## <a id="tie-knots"></a>All knots');
  expect(more).toContain('<a id="noted"></a>\n\n:::note\nText.\n:::');
  expect(more).toContain("```md\n(shown)=\n```");
  expect(folder.check().stdout).toContain("no problem");
  await using other = await makeSource({ "mkdocs.yml": "site_name: Tide\n", "docs/index.md": text });
  expect(other.run().stdout).not.toContain("role of MyST");
});

test("MyST: labels of fields, in notes and of tables are places; of two that are alike the nearer one is meant; a title in backticks is no code", async () => {
  await using room = await makeSource({
    "myst.yml": "version: 1\n",
    "quay/index.md":
      "# Quay\n\n[a](#all_ropes) [b](#inside) [c](#kinds) [d](#knots) [e](#knots-too) [f](#none)\n\n## Knots too\n",
    "quay/ropes.md":
      "---\nlabel: all_ropes\n---\n\n# Ropes\n\n````{tip}\n\n(inside)=\n\nText.\n````\n\n:::{table} Kinds of ropes\n:label: kinds\n\n| A | B |\n| - | - |\n| 1 | 2 |\n:::\n",
    "quay/knots.md":
      "# Knots\n\n```{code-block} js\n:caption: The `tie` of all\nuse();\n```\n\n(knots)=\n## Bends\n\n(knots-too)=\n## Hitches\n",
    "shore/knots.md": "# Knots\n\n(knots)=\n## Bends\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 1;");
  expect(await room.read("guide/quay/index.md")).toContain(
    "[a](/guide/quay/ropes) [b](/guide/quay/ropes#inside) [c](/guide/quay/ropes#kinds) [d](/guide/quay/knots#knots) [e](#knots-too)",
  );
  expect(await room.read("guide/quay/ropes.md")).toContain('<a id="kinds"></a>\n\nKinds of ropes\n\n| A | B |\n');
  expect(await room.read("guide/quay/knots.md")).toContain('```js title="The tie of all"\nuse();\n```');
});

test("MyST: a link without words has those of what it leads to; a formula as a role is one", async () => {
  await using room = await makeSource({
    "myst.yml": "version: 1\n",
    "index.md":
      "# Quay\n\nSee [](#wet), [](ropes.md), [](ropes.md#dry-ropes), [](#apart) and [](#below). ![](#wet) {math}`a_1 \\le b`\n\n(below)=\n## Further [on]\n\n(apart)=\n\nText.\n",
    "ropes.md": "# Ropes\n\n(wet)=\n## Wet `ropes`\n\n## Dry ropes\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).not.toContain("role of MyST");
  expect(await room.read("guide/index.md")).toContain(
    "See [Wet ropes](/guide/ropes#wet), [Ropes](/guide/ropes), [Dry ropes](/guide/ropes#dry-ropes), [apart](#apart) and [Further \\[on\\]](#below). [Wet ropes](/guide/ropes#wet) $a_1 \\le b$",
  );
});
